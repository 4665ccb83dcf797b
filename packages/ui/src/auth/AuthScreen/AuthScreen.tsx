import { useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { HasMovedOn } from './AuthStep.tsx';
import type { AuthView } from './AuthView.ts';
import { EmailForm } from './EmailForm.tsx';
import type { KeptEmail } from './KeptEmail.ts';
import { MailSent } from './MailSent.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { OpeningLink } from './OpeningLink.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import { Stand } from './Stand.tsx';

/**
 * The screen at /auth: signing in, creating an account, and what the links in mails open. The typed e-mail address is
 * kept from one step to the next.
 *
 * @example
 * <AuthScreen view={{ status: 'sign-in', productName: 'Tribunen', form: { status: 'open', onSubmit }, … }} />
 */
export function AuthScreen({ view }: { readonly view: AuthView }) {
  const [email, setEmail] = useState('');
  const [firstStatus] = useState(view.status);
  const [hasMovedOn, setHasMovedOn] = useState(false);
  if (!hasMovedOn && view.status !== firstStatus) setHasMovedOn(true);
  return (
    <Page>
      <Art data-toasts="top">
        <Stand />
        <ProductName>{view.productName}</ProductName>
      </Art>
      <Seat>
        <HasMovedOn value={hasMovedOn}>
          <Step key={view.status} view={view} email={email} onEmail={setEmail} />
        </HasMovedOn>
      </Seat>
    </Page>
  );
}

function Step({ view, email, onEmail }: { readonly view: AuthView } & KeptEmail) {
  const { t } = useWords();
  switch (view.status) {
    case 'sign-in':
      return <SignInForm view={view} email={email} onEmail={onEmail} />;
    case 'sign-up':
      return <SignUpForm view={view} email={email} onEmail={onEmail} />;
    case 'confirm-email':
      return (
        <MailSent
          title={t(($) => $.auth.confirmEmail.title)}
          lead={t(($) => $.auth.confirmEmail.lead, { email: view.email })}
          view={view}
        />
      );
    case 'recover':
      return (
        <EmailForm
          title={t(($) => $.auth.recover.title)}
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
        <MailSent
          title={t(($) => $.auth.recoverySent.title)}
          lead={t(($) => $.auth.recoverySent.lead, { email: view.email })}
          view={view}
        />
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

const Page = styled.main`
  display: grid;
  grid-template-rows: minmax(160px, 1fr) auto;
  min-height: 100dvh;

  ${theme.media.desktop} {
    grid-template: 1fr / 1fr 520px;
  }
`;

/** Toasts are said up here, where they hide no button. */
const Art = styled.div`
  position: relative;
  container-type: size;
  overflow: hidden;
  background: color-mix(in srgb, ${theme.colour.pitchA} 45%, black);
`;

const ProductName = styled.p`
  position: absolute;
  right: 0;
  bottom: 0;
  left: 0;
  padding: 18px ${theme.space[6]} 2px;
  background: ${theme.colour.ground};
  font-size: min(3.4rem, 19vw);
  font-weight: 900;
  letter-spacing: -0.05em;
  line-height: 0.9;

  ${theme.media.desktop} {
    right: auto;
    bottom: 34px;
    left: ${theme.space[10]};
    padding: 0;
    background: none;
    color: ${theme.colour.onPitch};
    font-size: min(9rem, 13vw);
    line-height: 0.8;
  }
`;

/** Where one signs in. */
const Seat = styled.div`
  padding: ${theme.space[3]} ${theme.space[6]} ${theme.space[5]};

  ${theme.media.desktop} {
    display: grid;
    align-content: center;
    padding: ${theme.space[6]} ${theme.space[16]};
    border-left: ${theme.chalkWidth} solid ${theme.colour.marking};
  }
`;
