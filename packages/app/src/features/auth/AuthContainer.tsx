import { normaliseEmail } from '@tribunen/domain';
import { AuthScreen, type Credentials, toast, useWords } from '@tribunen/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { authApi } from '../../api/authApi.ts';
import { useFormCall } from '../../data/useFormCall.ts';
import { useObserved } from '../../lib/state/useObserved.ts';
import { AppRedirect } from '../../navigation/AppRedirect.tsx';
import { afterSignIn, authHref, readAuthAddress, rootHref } from '../../navigation/authAddress.ts';
import { mailboxHref, paths, safeReturn } from '../../navigation/paths.ts';
import { useAppNavigate } from '../../navigation/useAppNavigate.ts';
import { useSiteAddress } from '../../navigation/useSiteAddress.ts';
import { instantNow } from '../../services/instantNow.ts';
import { useApi } from '../../services/useApi.ts';
import { useServices } from '../../services/useServices.ts';
import { useSession } from '../../services/useSession.ts';
import { useMails, useSentMail } from './useMails.ts';
import { useArrival } from './useArrival.ts';
import { useGoogle } from './useGoogle.ts';
import { useInviter } from './useInviter.ts';

/** The milliseconds for which the toast is shown after a sign-up with an invitation, before the page goes on to the invitation. */
const invitedPauseMs = 1000;

/**
 * The screen at /auth: sign-in, sign-up, and the steps that the links in mails lead to. A signed-in spectator is
 * redirected to the address for which they came.
 */
export function AuthContainer() {
  const services = useServices();
  const { config, demo } = services;
  const api = useApi(authApi);
  const session = useSession();
  const { t } = useWords();
  const goTo = useAppNavigate();
  const siteAddress = useSiteAddress();
  const [search] = useSearchParams();
  const address = readAuthAddress(search);
  const signInHref = authHref({ ...address, mode: 'sign-in' });
  const recoveryAddress = siteAddress(signInHref);
  const confirmedAddress = siteAddress(rootHref(address));
  const arrival = useArrival();
  const [mail, setMail] = useSentMail(address.mode);
  const [isNewcomer, setNewcomer] = useState(false);
  const google = useGoogle(address);
  const inviter = useInviter(address.invitation);

  const signIn = useFormCall(({ email, password }: Credentials) => api.signIn(normaliseEmail(email), password));
  const signUp = useFormCall(async ({ email, password }: Credentials) => {
    const to = normaliseEmail(email);
    const outcome = await api.signUp(to, password, confirmedAddress);
    if (outcome === 'confirm-email') {
      toast.success({ title: t(($) => $.auth.created.title), text: t(($) => $.auth.created.text) });
      setMail({ kind: 'confirm-email', email: to, sentAt: instantNow(services) });
      return goTo(signInHref, { replace: true });
    }
    // A session is open already, so the toast does not say that the spectator can sign in.
    toast.success({ title: t(($) => $.auth.created.title) });
    setNewcomer(true);
    if (address.invitation === null) return;
    // The form stays busy while the spectator reads the toast; the redirect waits for it.
    await new Promise((resolve) => setTimeout(resolve, invitedPauseMs));
  });
  const recover = useFormCall(async ({ email }: Pick<Credentials, 'email'>) => {
    const to = normaliseEmail(email);
    await api.requestRecovery(to, recoveryAddress);
    setMail({ kind: 'recovery-sent', email: to, sentAt: instantNow(services) });
  });
  const newPassword = useFormCall(({ password }: Pick<Credentials, 'password'>) => api.setPassword(password));
  const mails = useMails(mail, setMail, { 'confirm-email': confirmedAddress, 'recovery-sent': recoveryAddress });

  const isSignedIn = session.status === 'signed-in';
  const frame = {
    productName: config.productName,
    language: { language: useObserved(services.language), onLanguage: services.language.choose },
    demo: demo === null ? null : { credentials: demo.credentials, mailHref: mailboxHref(authHref(address)) },
  };

  if (isSignedIn && session.isRecovering) {
    return <AuthScreen view={{ ...frame, status: 'new-password', email: session.user.email, form: newPassword }} />;
  }
  if (isSignedIn && signUp.status !== 'busy') {
    const leadsToGuide = isNewcomer && address.invitation === null;
    return <AppRedirect to={leadsToGuide ? paths.follows : afterSignIn(address, safeReturn)} />;
  }
  if (arrival === 'opening') return <AuthScreen view={{ ...frame, status: 'opening-link' }} />;
  if (mail?.kind === 'recovery-sent' && mails !== null)
    return <AuthScreen view={{ ...frame, ...mails, status: 'recovery-sent', signInHref }} />;
  const wayIn = {
    ...frame,
    google,
    invitation: address.invitation === null ? null : { inviter },
    guestHref: paths.results,
  };
  switch (address.mode) {
    case 'expired-link':
      return <AuthScreen view={{ ...frame, status: 'link-expired', signInHref, form: recover }} />;
    case 'recover':
      return <AuthScreen view={{ ...frame, status: 'recover', signInHref, form: recover }} />;
    case 'sign-up':
      return <AuthScreen view={{ ...wayIn, status: 'sign-up', form: signUp, signInHref }} />;
    case 'sign-in':
      return (
        <AuthScreen
          view={{
            ...wayIn,
            status: 'sign-in',
            confirmation: mails,
            hasEnded: session.status === 'signed-out' && session.reason === 'ended',
            form: signIn,
            signUpHref: authHref({ ...address, mode: 'sign-up' }),
            recoverHref: authHref({ ...address, mode: 'recover' }),
          }}
        />
      );
  }
}
