import { Field } from '../../forms/Field/Field.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/Form/SubmitButton.tsx';
import { PasswordChecklist } from '../../forms/PasswordChecklist/PasswordChecklist.tsx';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { SelectField } from '../../forms/SelectField/SelectField.tsx';
import { TextArea } from '../../forms/TextArea/TextArea.tsx';
import { useForm } from '../../forms/useForm.ts';
import type { DoDonts } from './DoDont.ts';
import { Remembering } from './Remembering.tsx';

const choice = (label: string, words: readonly string[]) => (
  <Remembering first={words[0] ?? ''}>
    {(value, onSelect) => (
      <SelectField
        label={label}
        value={value}
        onSelect={onSelect}
        options={words.map((word) => ({ value: word, label: word }))}
      />
    )}
  </Remembering>
);

function SignInForm({ button }: { readonly button: string }) {
  const form = useForm({
    values: { email: '' },
    onEdit: () => undefined,
    check: () => ({}),
    progress: { status: 'open', onSubmit: () => undefined },
  });
  return (
    <Form form={form} fields={<Field label="E-post" type="email" {...form.field('email')} />}>
      <SubmitButton form={form}>{button}</SubmitButton>
    </Form>
  );
}

/** Parts of forms. */
export const fields: DoDonts = {
  'Skjema/Felt': {
    right: <Field label="E-post" type="email" defaultValue="marte" problem="Skriv hele adressen, med @" />,
    rightWhy: ['Feilen sier hva som må endres.', 'The problem says what to change.'],
    wrong: <Field label="E-post" type="email" defaultValue="marte" problem="Ugyldig verdi" />,
    wrongWhy: ['Feil, men ikke hvordan.', 'Wrong, but not how.'],
  },
  'Skjema/Tekstfelt': {
    right: <TextArea label="Om deg" rows={3} hint="Høyst 300 tegn" />,
    rightWhy: ['Flere linjer, og grensen står der.', 'Several lines, and the limit is given.'],
    wrong: <TextArea label="Fornavn" rows={3} />,
    wrongWhy: ['Ett ord trenger én linje: bruk Felt.', 'One word needs one line: use Field.'],
  },
  'Skjema/Nedtrekk': {
    right: choice('Runde', ['Runde 10', 'Runde 11', 'Runde 12', 'Runde 13', 'Runde 14']),
    rightWhy: ['Mange valg på liten plass.', 'Many options in little room.'],
    wrong: choice('Lyd', ['På', 'Av']),
    wrongWhy: ['To valg skal synes: bruk Bryter.', 'Two options should show: use Switch.'],
  },
  'Skjema/Passord': {
    right: <PasswordField label="Passord" autoComplete="current-password" />,
    rightWhy: ['Øyet viser hva som er skrevet.', 'The eye shows what is typed.'],
    wrong: (
      <>
        <PasswordField label="Nytt passord" autoComplete="new-password" />
        <PasswordField label="Gjenta passordet" autoComplete="new-password" />
      </>
    ),
    wrongWhy: ['Å skrive det to ganger er arbeid uten nytte.', 'Typing it twice is work for nothing.'],
  },
  'Skjema/Passordregler': {
    right: (
      <>
        <PasswordField label="Nytt passord" autoComplete="new-password" defaultValue="Vinterkveld" />
        <PasswordChecklist password="Vinterkveld" />
      </>
    ),
    rightWhy: ['Reglene står under det nye passordet.', 'The rules stand under the new password.'],
    wrong: (
      <>
        <PasswordField label="Passord" autoComplete="current-password" />
        <PasswordChecklist password="" />
      </>
    ),
    wrongWhy: ['Ved innlogging er passordet alt valgt.', 'At the sign-in the password is chosen already.'],
  },
  'Skjema/Skjema': {
    right: <SignInForm button="Logg inn" />,
    rightWhy: ['Knappen sier hva som skjer.', 'The button says what happens.'],
    wrong: <SignInForm button="OK" />,
    wrongWhy: ['OK til hva?', 'OK to what?'],
  },
};
