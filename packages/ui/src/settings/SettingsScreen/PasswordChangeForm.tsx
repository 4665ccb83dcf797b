import { useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/Form/SubmitButton.tsx';
import type { FormProgress } from '../../forms/FormProgress.ts';
import { KnownUsername } from '../../forms/KnownUsername.tsx';
import { NewPasswordField } from '../../forms/NewPasswordField.tsx';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { useFieldWords } from '../../forms/useFieldWords.ts';
import { useForm } from '../../forms/useForm.ts';
import { Done } from './Done.tsx';
import type { AccountView, PasswordChange } from './SettingsView.ts';

/** Changes the password, confirmed by the present one unless the user has just signed in. */
export function PasswordChangeForm({ view }: { readonly view: AccountView }) {
  const { t } = useWords();
  const { form, asksForPresent, isPresentWrong } = view.password;
  return form.status === 'done' ? (
    <Done>{t(($) => $.settings.password.done)}</Done>
  ) : (
    <Fields email={view.email} {...{ asksForPresent, isPresentWrong }} progress={form} />
  );
}

interface FieldsProps {
  readonly email: string;
  readonly asksForPresent: boolean;
  readonly isPresentWrong: boolean;
  readonly progress: FormProgress<PasswordChange>;
}

function Fields({ email, asksForPresent, isPresentWrong, progress }: FieldsProps) {
  const { t } = useWords();
  const words = useFieldWords();
  const [values, setValues] = useState<PasswordChange>({ present: '', password: '' });
  const form = useForm({
    values,
    onEdit: setValues,
    check: ({ present, password }) => ({
      present: asksForPresent ? words.knownPassword(present) : undefined,
      password: words.newPassword(password),
    }),
    progress,
    ...(isPresentWrong && { suspect: 'present' }),
  });
  return (
    <Form
      form={form}
      fields={
        <>
          <KnownUsername email={email} />
          {asksForPresent && (
            <PasswordField
              label={t(($) => $.settings.password.present)}
              autoComplete="current-password"
              required
              {...form.field('present')}
            />
          )}
          <NewPasswordField label={t(($) => $.settings.password.next)} {...form.field('password')} />
        </>
      }
    >
      <SubmitButton form={form}>{t(($) => $.settings.password.save)}</SubmitButton>
    </Form>
  );
}
