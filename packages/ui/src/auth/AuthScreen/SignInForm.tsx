import { useId, useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { Field } from '../../forms/Field/Field.tsx';
import { Form } from '../../forms/Form/Form.tsx';
import { SubmitButton } from '../../forms/Form/SubmitButton.tsx';
import { PasswordField } from '../../forms/PasswordField/PasswordField.tsx';
import { useFieldWords } from '../../forms/useFieldWords.ts';
import { useForm } from '../../forms/useForm.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { theme } from '../../theme/theme.ts';
import { AuthStep, Lead, WaysOn } from './AuthStep.tsx';
import type { AuthState } from './AuthView.ts';
import { DemoCredentials } from './DemoCredentials.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { Inviter } from './Inviter.tsx';
import type { TypedEmail } from './TypedEmail.ts';
import { MailSent } from './MailSent.tsx';

/** Signs in with e-mail and password, or with Google. After a sign-up it tells of the mail that confirms the address. */
export function SignInForm({ view, email, onEmail }: { readonly view: AuthState<'sign-in'> } & TypedEmail) {
  const { t } = useWords();
  const words = useFieldWords();
  const confirmationId = useId();
  const [password, setPassword] = useState('');
  const form = useForm({
    values: { email, password },
    onEdit: (values) => {
      onEmail(values.email);
      setPassword(values.password);
    },
    check: (values) => ({ email: words.email(values.email), password: words.knownPassword(values.password) }),
    progress: view.form,
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
          </>
        }
      >
        <SubmitButton form={form} unavailable={view.google.status === 'busy'}>
          {t(($) => $.common.signIn)}
        </SubmitButton>
        <GoogleButton view={view.google} unavailable={form.busy} />
      </Form>
      <WaysOn>
        <p>
          {t(($) => $.auth.newHere)} <TextLink href={view.signUpHref}>{t(($) => $.auth.signUp)}</TextLink>
        </p>
        <TextLink $quiet href={view.guestHref}>
          {t(($) => $.auth.asGuest)}
        </TextLink>
      </WaysOn>
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
