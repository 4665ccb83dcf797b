import { confirmsEmail } from '@tribunen/domain';
import { useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import { Field } from '../../forms/Field/Field.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/Form/SubmitButton.tsx';
import { useForm } from '../../forms/useForm.ts';
import { Explanation } from './SettingsSection.tsx';
import type { AccountView } from './SettingsView.ts';

/** Deletes the account, confirmed by typing its e-mail address (ACCOUNT-12). */
export function AccountDeletion({ view }: { readonly view: AccountView }) {
  const { t } = useWords();
  const [values, setValues] = useState({ email: '' });
  const form = useForm({
    values,
    onEdit: setValues,
    check: ({ email }) => ({
      email: confirmsEmail(email, view.email) ? undefined : t(($) => $.settings.deletion.mismatch),
    }),
    progress: view.deletion,
  });
  return (
    <Form
      form={form}
      fields={
        <>
          <Explanation>
            {t(($) => $.settings.deletion.text, { deletedUser: t(($) => $.primitives.deletedUser) })}
          </Explanation>
          <Field
            label={t(($) => $.settings.deletion.confirm, { email: view.email })}
            type="email"
            autoComplete="off"
            required
            {...form.field('email')}
          />
        </>
      }
    >
      <SubmitButton form={form} variant="danger">
        {t(($) => $.settings.deletion.do)}
      </SubmitButton>
    </Form>
  );
}
