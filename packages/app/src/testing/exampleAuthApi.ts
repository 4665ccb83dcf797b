import type { AuthApi } from '../api/authApi.ts';

/** An auth server that grants every request. A test overrides single calls. */
export function exampleAuthApi(given: Partial<AuthApi> = {}): AuthApi {
  const done = () => Promise.resolve();
  return {
    hasArrival: given.arrival !== undefined,
    arrival: () => Promise.resolve(null),
    signIn: done,
    signUp: () => Promise.resolve('signed-in'),
    signInWithGoogle: done,
    requestRecovery: done,
    resendConfirmation: done,
    setPassword: done,
    changePassword: done,
    changeEmail: () => Promise.resolve('confirm'),
    signInMethods: () => Promise.resolve({ password: true, google: false }),
    signOutEverywhere: done,
    ...given,
  };
}
