import { normaliseEmail } from '@tribunen/domain';
import { AuthScreen, type Credentials, type GoogleView, type Refusal, toast, useWords } from '@tribunen/ui';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { authBackend } from '../../backend/authBackend.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { AppRedirect } from '../../routes/AppRedirect.tsx';
import { paths, returnParameter, safeReturn } from '../../routes/paths.ts';
import { useSession } from '../../session/useSession.ts';
import { refusalOf } from './refusalOf.ts';

type Attempt = { readonly status: 'open' | 'busy' } | { readonly status: 'refused'; readonly refusal: Refusal };

/** The sign-in. Whoever is signed in, or gets signed in, goes on to where they were going. */
export function AuthContainer() {
  const { config, demo } = useServices();
  const backend = useBackend(authBackend);
  const session = useSession();
  const { t } = useWords();
  const [parameters] = useSearchParams();
  const [attempt, setAttempt] = useState<Attempt>({ status: 'open' });
  const refusals = useRef(0);

  if (session.status === 'signed-in') {
    return <AppRedirect to={safeReturn(parameters.get(returnParameter))} />;
  }

  const onSubmit = ({ email, password }: Credentials): void => {
    setAttempt({ status: 'busy' });
    backend.signIn(normaliseEmail(email), password).catch((error: unknown) => {
      console.error('Sign-in failed', error);
      refusals.current += 1;
      const refusal = refusalOf(error, refusals.current);
      setAttempt({ status: 'refused', refusal });
      const text = refusal.kind === 'told' ? refusal.text : t(($) => $.forms.unexpected);
      toast.failure({ title: t(($) => $.primitives.failed), text });
    });
  };

  // Sign-up, recovery and Google are yet to be wired: their links stay here, and Google says that it failed.
  const google: GoogleView = {
    status: 'open',
    onPress: () => toast.failure({ title: t(($) => $.primitives.failed), text: t(($) => $.auth.googleFailed) }),
  };
  const here = paths.auth;
  return (
    <AuthScreen
      view={{
        status: 'sign-in',
        productName: config.productName,
        form: attempt.status === 'busy' ? { status: 'busy' } : { ...attempt, onSubmit },
        google,
        invitation: null,
        signUpHref: here,
        recoverHref: here,
        guestHref: paths.results,
        demo: demo === null ? null : { credentials: demo.credentials, mailHref: here },
      }}
    />
  );
}
