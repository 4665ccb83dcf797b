import { useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import { Field } from '../../forms/Field/Field.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/Form/SubmitButton.tsx';
import { NewPasswordField } from '../../forms/NewPasswordField.tsx';
import { useFieldWords } from '../../forms/useFieldWords.ts';
import { useForm } from '../../forms/useForm.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { AuthStep, WaysOn } from './AuthStep.tsx';
import type { AuthState } from './AuthView.ts';
import { GoogleButton } from './GoogleButton.tsx';
import { Inviter } from './Inviter.tsx';
import type { TypedEmail } from './TypedEmail.ts';

/** Creates an account with e-mail and password, or with Google. */
export function SignUpForm({ view, email, onEmail }: { readonly view: AuthState<'sign-up'> } & TypedEmail) {
  const { t } = useWords();
  const words = useFieldWords();
  const [password, setPassword] = useState('');
  const form = useForm({
    values: { email, password },
    onEdit: (values) => {
      onEmail(values.email);
      setPassword(values.password);
    },
    check: (values) => ({ email: words.email(values.email), password: words.newPassword(values.password) }),
    progress: view.form,
  });
  return (
    <AuthStep title={view.invitation === null ? t(($) => $.auth.signUp) : t(($) => $.auth.signUpInvited)}>
      <Inviter invitation={view.invitation} />
      <Form
        form={form}
        fields={
          <>
            <Field
              label={t(($) => $.auth.email)}
              type="email"
              autoComplete="username"
              required
              {...form.field('email')}
            />
            <NewPasswordField label={t(($) => $.auth.password)} {...form.field('password')} />
          </>
        }
      >
        <SubmitButton form={form} unavailable={view.google.status === 'busy'}>
          {t(($) => $.auth.signUp)}
        </SubmitButton>
        <GoogleButton view={view.google} unavailable={form.busy} />
      </Form>
      <WaysOn>
        <p>
          {t(($) => $.auth.hereBefore)} <TextLink href={view.signInHref}>{t(($) => $.common.signIn)}</TextLink>
        </p>
        <TextLink $quiet href={view.guestHref}>
          {t(($) => $.auth.asGuest)}
        </TextLink>
      </WaysOn>
    </AuthStep>
  );
}
