import { normaliseEmail } from '@tribunen/domain';
import { useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Field } from '../../forms/Field/Field.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/Form/SubmitButton.tsx';
import type { FormProgress } from '../../forms/FormProgress.ts';
import { useFieldWords } from '../../forms/useFieldWords.ts';
import { useForm } from '../../forms/useForm.ts';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { theme } from '../../theme/theme.ts';
import { Done } from './Done.tsx';
import type { AccountView } from './SettingsView.ts';

/** Changes the e-mail address, once the links in both mails have been opened. */
export function EmailChange({ view }: { readonly view: AccountView }) {
  const { t } = useWords();
  const { email, emailChange } = view;
  return emailChange.status === 'sent' ? (
    <Sent>
      <Done>{t(($) => $.settings.email.sent, { present: email, next: emailChange.to })}</Done>
      {emailChange.mailHref !== null && (
        <ButtonLink href={emailChange.mailHref} variant="line" small>
          {t(($) => $.auth.mail.open)}
        </ButtonLink>
      )}
    </Sent>
  ) : (
    <Fields present={email} progress={emailChange} />
  );
}

interface FieldsProps {
  readonly present: string;
  readonly progress: FormProgress<{ readonly email: string }>;
}

function Fields({ present, progress }: FieldsProps) {
  const { t } = useWords();
  const words = useFieldWords();
  const [values, setValues] = useState({ email: '' });
  const form = useForm({
    values,
    onEdit: setValues,
    check: ({ email }) => ({
      email:
        words.email(email) ??
        (normaliseEmail(email) === normaliseEmail(present) ? t(($) => $.settings.email.same) : undefined),
    }),
    progress,
    suspect: 'email',
  });
  return (
    <Form
      form={form}
      fields={
        <Field
          label={t(($) => $.settings.email.next)}
          type="email"
          autoComplete="email"
          required
          hint={t(($) => $.settings.email.hint)}
          {...form.field('email')}
        />
      }
    >
      <SubmitButton form={form}>{t(($) => $.settings.email.save)}</SubmitButton>
    </Form>
  );
}

const Sent = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
`;
