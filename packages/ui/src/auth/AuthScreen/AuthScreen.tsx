import { useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import { LanguageSelect } from '../../shell/LanguageChoice/LanguageSelect.tsx';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthStep, HasMovedOn, WaysOn } from './AuthStep.tsx';
import type { AuthView } from './AuthView.ts';
import { EmailForm } from './EmailForm.tsx';
import type { TypedEmail } from './TypedEmail.ts';
import { MailSent } from './MailSent.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { OpeningLink } from './OpeningLink.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { Stand } from './Stand.tsx';

/**
 * The screen at /auth: signing in, creating an account, and the steps that links in mails open. The typed e-mail
 * address is kept from one step to the next.
 */
export function AuthScreen({ view }: { readonly view: AuthView }) {
  const [email, setEmail] = useState('');
  const [firstStatus] = useState(view.status);
  const [hasMovedOn, setHasMovedOn] = useState(false);
  if (!hasMovedOn && view.status !== firstStatus) setHasMovedOn(true);
  return (
    <AuthFrame art={<Stand />} corner={<LanguageSelect view={view.language} />} productName={view.productName}>
      <HasMovedOn value={hasMovedOn}>
        <Step key={view.status} view={view} email={email} onEmail={setEmail} />
      </HasMovedOn>
    </AuthFrame>
  );
}

function Step({ view, email, onEmail }: { readonly view: AuthView } & TypedEmail) {
  const { t } = useWords();
  switch (view.status) {
    case 'sign-in':
      return <SignInForm view={view} email={email} onEmail={onEmail} />;
    case 'sign-up':
      return <SignUpForm view={view} email={email} onEmail={onEmail} />;
    case 'recover':
      return (
        <EmailForm
          title={t(($) => $.auth.forgotten)}
          lead={t(($) => $.auth.recover.lead)}
          send={t(($) => $.auth.recover.send)}
          progress={view.form}
          signInHref={view.signInHref}
          email={email}
          onEmail={onEmail}
        />
      );
    case 'recovery-sent':
      return (
        <AuthStep title={t(($) => $.auth.recoverySent.title)}>
          <MailSent
            lead={t(($) => $.auth.recoverySent.lead, { email: view.email })}
            mail={view}
            mailHref={view.demo?.mailHref ?? null}
          />
          <WaysOn>
            <TextLink href={view.signInHref}>{t(($) => $.auth.backToSignIn)}</TextLink>
          </WaysOn>
        </AuthStep>
      );
    case 'opening-link':
      return <OpeningLink />;
    case 'link-expired':
      return (
        <EmailForm
          title={t(($) => $.auth.linkExpired.title)}
          lead={t(($) => $.auth.linkExpired.lead)}
          send={t(($) => $.auth.linkExpired.send)}
          progress={view.form}
          signInHref={view.signInHref}
          email={email}
          onEmail={onEmail}
        />
      );
    case 'new-password':
      return <NewPasswordForm view={view} />;
  }
}
