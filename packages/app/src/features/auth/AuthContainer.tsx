import { normaliseEmail } from '@tribunen/domain';
import { AuthScreen, type AuthView, type Credentials, toast, useWords } from '@tribunen/ui';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { homeBackend } from '../../backend/homeBackend.ts';
import { useBackend } from '../../services/useBackend.ts';
import { useServices } from '../../services/useServices.ts';
import { AppRedirect } from '../../routes/AppRedirect.tsx';
import { paths, returnParameter, safeReturn } from '../../routes/paths.ts';
import { useSession } from '../../session/useSession.ts';
import { problemOf } from './problemOf.ts';

type Attempt =
  | { readonly status: 'idle' }
  | { readonly status: 'busy' }
  | { readonly status: 'failed'; readonly problem: string; readonly attempt: number };

/** The sign-in. Whoever is signed in, or gets signed in, goes on to where they were going. */
export function AuthContainer() {
  const { config, demo } = useServices();
  const backend = useBackend(homeBackend);
  const session = useSession();
  const { t } = useWords();
  const [parameters] = useSearchParams();
  const [attempt, setAttempt] = useState<Attempt>({ status: 'idle' });
  const refusals = useRef(0);

  if (session.status === 'signed-in') {
    return <AppRedirect to={safeReturn(parameters.get(returnParameter))} />;
  }

  const onSignIn = ({ email, password }: Credentials): void => {
    setAttempt({ status: 'busy' });
    backend.signIn(normaliseEmail(email), password).catch((error: unknown) => {
      console.error('Sign-in failed', error);
      const problem = problemOf(
        error,
        t(($) => $.auth.unexpected),
      );
      refusals.current += 1;
      setAttempt({ status: 'failed', problem, attempt: refusals.current });
      toast.failure({ title: t(($) => $.auth.failed), text: problem });
    });
  };
  const frame = {
    productName: config.productName,
    guestHref: paths.results,
    demoCredentials: demo?.credentials ?? null,
  };
  const view: AuthView = attempt.status === 'busy' ? { ...frame, status: 'busy' } : { ...frame, ...attempt, onSignIn };
  return <AuthScreen view={view} />;
}
