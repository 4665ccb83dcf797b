import { normaliseEmail } from '@tribunen/domain';
import { AuthScreen, type Credentials, toast, useWords } from '@tribunen/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { authBackend } from '../../backend/authBackend.ts';
import { AppRedirect } from '../../routes/AppRedirect.tsx';
import { paths, safeReturn } from '../../routes/paths.ts';
import { useAppNavigate } from '../../routes/useAppNavigate.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { useSession } from '../../session/useSession.ts';
import { afterSignIn, authHref, readAuthAddress } from './authAddress.ts';
import { type SentMail, useMails } from './useMails.ts';
import { useArrival } from './useArrival.ts';
import { useFormCall } from './useFormCall.ts';
import { useGoogle } from './useGoogle.ts';

/** How long an invited spectator reads that the account is made before they go on to the invitation. */
const invitedPauseMs = 1000;

/** The way in: signing in, making an account, and what the links in mails lead to. Whoever is signed in goes on to where they were going. */
export function AuthContainer() {
  const { config, demo } = useServices();
  const backend = useBackend(authBackend);
  const session = useSession();
  const { t } = useWords();
  const goTo = useAppNavigate();
  const [search] = useSearchParams();
  const address = readAuthAddress(search);
  const arrival = useArrival();
  const [mail, setMail] = useState<SentMail | null>(null);
  const [isMade, setMade] = useState(false);
  const google = useGoogle(address);

  const signIn = useFormCall(({ email, password }: Credentials) => backend.signIn(normaliseEmail(email), password));
  const signUp = useFormCall(async ({ email, password }: Credentials) => {
    const to = normaliseEmail(email);
    if (address.invitation !== null) setMade(true);
    const outcome = await backend
      .signUp(to, password, siteAddress(authHref({ ...address, mode: 'sign-in' })))
      .catch((error: unknown) => {
        setMade(false);
        throw error;
      });
    if (outcome === 'confirm-email') return setMail({ kind: 'confirm-email', email: to });
    toast.success({ title: t(($) => $.auth.created.title), text: t(($) => $.auth.created.text) });
    if (address.invitation === null) goTo(authHref({ ...address, mode: 'sign-in' }), { replace: true });
  });
  const recover = useFormCall(async ({ email }: Pick<Credentials, 'email'>) => {
    const to = normaliseEmail(email);
    await backend.requestRecovery(to, siteAddress(paths.auth));
    setMail({ kind: 'recovery-sent', email: to });
  });
  const newPassword = useFormCall(({ password }: Pick<Credentials, 'password'>) => backend.setPassword(password));
  const mails = useMails(mail, siteAddress(authHref({ ...address, mode: 'sign-in' })));

  const leadsTo = afterSignIn(address, safeReturn);
  const isSignedIn = session.status === 'signed-in';
  const isReadingToast = isSignedIn && isMade;
  useEffect(() => {
    if (!isReadingToast) return undefined;
    const timer = setTimeout(() => goTo(leadsTo, { replace: true }), invitedPauseMs);
    return () => clearTimeout(timer);
  }, [isReadingToast, goTo, leadsTo]);

  const frame = {
    productName: config.productName,
    demo: demo === null ? null : { credentials: demo.credentials, mailHref: null },
  };
  const signInHref = authHref({ ...address, mode: 'sign-in' });

  if (isSignedIn && session.isRecovering) {
    return <AuthScreen view={{ ...frame, status: 'new-password', email: session.user.email, form: newPassword }} />;
  }
  if (isSignedIn && !isMade) return <AppRedirect to={leadsTo} />;
  if (arrival === 'opening') return <AuthScreen view={{ ...frame, status: 'opening-link' }} />;
  if (mail !== null && mails !== null)
    return <AuthScreen view={{ ...frame, ...mails, status: mail.kind, signInHref }} />;
  if (arrival === 'expired' && address.mode === 'sign-in') {
    return <AuthScreen view={{ ...frame, status: 'link-expired', signInHref, form: recover }} />;
  }
  if (address.mode === 'recover') {
    return <AuthScreen view={{ ...frame, status: 'recover', signInHref, form: recover }} />;
  }
  const wayIn = {
    ...frame,
    google,
    invitation: address.invitation === null ? null : { inviter: null },
    guestHref: paths.results,
  };
  if (address.mode === 'sign-up') {
    return <AuthScreen view={{ ...wayIn, status: 'sign-up', form: signUp, signInHref }} />;
  }
  return (
    <AuthScreen
      view={{
        ...wayIn,
        status: 'sign-in',
        form: signIn,
        signUpHref: authHref({ ...address, mode: 'sign-up' }),
        recoverHref: authHref({ ...address, mode: 'recover' }),
      }}
    />
  );
}

/** An address of the app with the site's origin, for a link in a mail and for Google. */
function siteAddress(path: string): string {
  return new URL(path, location.origin).href;
}
