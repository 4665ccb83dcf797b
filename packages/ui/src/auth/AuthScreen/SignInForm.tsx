import { useId } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { useFieldWords } from '../../forms/useFieldWords.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { theme } from '../../theme/theme.ts';
import { AuthStep, Lead } from './AuthStep.tsx';
import type { AuthState } from './AuthView.ts';
import { CredentialsForm } from './CredentialsForm.tsx';
import { DemoCredentials } from './DemoCredentials.tsx';
import { Inviter } from './Inviter.tsx';
import type { TypedEmail } from './TypedEmail.ts';
import { MailSent } from './MailSent.tsx';
import { useCredentials } from './useCredentials.ts';

/** Signs in with e-mail and password, or with Google. After a sign-up it mentions the mail that confirms the address. */
export function SignInForm({ view, email, onEmail }: { readonly view: AuthState<'sign-in'> } & TypedEmail) {
  const { t } = useWords();
  const words = useFieldWords();
  const confirmationId = useId();
  const form = useCredentials({
    view,
    email,
    onEmail,
    checkPassword: (password) => words.knownPassword(password),
    suspect: 'password',
  });
  return (
    <AuthStep title={t(($) => $.common.signIn)}>
      {view.hasEnded && <Lead role="status">{t(($) => $.shell.sessionEnded.text)}</Lead>}
      {view.confirmation !== null && (
        <Confirmation aria-labelledby={confirmationId}>
          <ConfirmationTitle id={confirmationId}>{t(($) => $.auth.confirmEmail.title)}</ConfirmationTitle>
          <MailSent
            lead={t(($) => $.auth.confirmEmail.lead, { email: view.confirmation.email })}
            mail={view.confirmation}
            mailHref={view.demo?.mailHref ?? null}
          />
        </Confirmation>
      )}
      <Inviter invitation={view.invitation} />
      <CredentialsForm
        view={view}
        form={form}
        passwordField={
          <div>
            <PasswordField
              label={t(($) => $.auth.password)}
              autoComplete="current-password"
              required
              {...form.field('password')}
            />
            <Forgotten>
              <TextLink $quiet href={view.recoverHref}>
                {t(($) => $.auth.forgotten)}
              </TextLink>
            </Forgotten>
          </div>
        }
        submit={t(($) => $.common.signIn)}
        other={{ question: t(($) => $.auth.newHere), link: t(($) => $.auth.signUp), href: view.signUpHref }}
      />
      {view.demo !== null && <DemoCredentials credentials={view.demo.credentials} onUse={form.edit} />}
    </AuthStep>
  );
}

const Forgotten = styled.p`
  display: flex;
  justify-content: flex-end;
  margin-bottom: -10px;
`;

const Confirmation = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  background: ${theme.colour.turfSoft};
`;

const ConfirmationTitle = styled.h2`
  font-size: ${theme.font.size.lg};
  font-weight: ${theme.font.weight.bold};
`;
