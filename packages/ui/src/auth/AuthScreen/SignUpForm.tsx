import { NewPasswordField } from '../../forms/NewPasswordField.tsx';
import { useFieldWords } from '../../forms/useFieldWords.ts';
import { useWords } from '../../i18n/useWords.ts';
import { AuthStep } from './AuthStep.tsx';
import type { AuthState } from './AuthView.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { Inviter } from './Inviter.tsx';
import type { TypedEmail } from './TypedEmail.ts';
import { useCredentials } from './useCredentials.ts';

/** Creates an account with e-mail and password, or with Google. */
export function SignUpForm({ view, email, onEmail }: { readonly view: AuthState<'sign-up'> } & TypedEmail) {
  const { t } = useWords();
  const words = useFieldWords();
  const form = useCredentials({ view, email, onEmail, checkPassword: (password) => words.newPassword(password) });
  return (
    <AuthStep title={view.invitation === null ? t(($) => $.auth.signUp) : t(($) => $.auth.signUpInvited)}>
      <Inviter invitation={view.invitation} />
      <CredentialsForm
        view={view}
        form={form}
        passwordField={<NewPasswordField label={t(($) => $.auth.password)} {...form.field('password')} />}
        submit={t(($) => $.auth.signUp)}
        other={{ question: t(($) => $.auth.hereBefore), link: t(($) => $.common.signIn), href: view.signInHref }}
      />
    </AuthStep>
  );
}
