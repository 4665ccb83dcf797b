import { useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/Form/SubmitButton.tsx';
import { KnownUsername } from '../../forms/KnownUsername.tsx';
import { NewPasswordField } from '../../forms/NewPasswordField.tsx';
import { useFieldWords } from '../../forms/useFieldWords.ts';
import { useForm } from '../../forms/useForm.ts';
import { AuthStep, Lead } from './AuthStep.tsx';
import type { AuthState } from './AuthView.ts';

/** Asks for a new password, after the link of a recovery mail was opened. */
export function NewPasswordForm({ view }: { readonly view: AuthState<'new-password'> }) {
  const { t } = useWords();
  const words = useFieldWords();
  const [values, setValues] = useState({ password: '' });
  const form = useForm({
    values,
    onEdit: setValues,
    check: ({ password }) => ({ password: words.newPassword(password) }),
    progress: view.form,
  });
  return (
    <AuthStep title={t(($) => $.auth.newPassword.title)}>
      <Lead>{t(($) => $.auth.newPassword.lead, { email: view.email })}</Lead>
      <Form
        form={form}
        fields={
          <>
            <KnownUsername email={view.email} />
            <NewPasswordField label={t(($) => $.auth.newPassword.title)} {...form.field('password')} />
          </>
        }
      >
        <SubmitButton form={form}>{t(($) => $.auth.newPassword.save)}</SubmitButton>
      </Form>
    </AuthStep>
  );
}
