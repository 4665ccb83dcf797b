import { arrivalOutcome, type ArrivalOutcome } from './auth/arrivalOutcome.ts';
import { toAuthFailure } from './auth/AuthFailure.ts';
import { BackendPart } from './access/BackendPart.ts';
import type { BackendClient } from './access/client.ts';
import { leave } from './auth/session.ts';

/** How a spectator can sign in. */
export interface SignInMethods {
  readonly password: boolean;
  readonly google: boolean;
}

/**
 * What sign-in and account ask of the auth server. Every call throws AuthFailure with the server's own message when the server refuses, and
 * another BackendFailure when it cannot be asked. `returnTo` is an absolute address of this site: where Google, or the link in a mail, leads.
 */
export interface AuthBackend {
  /** Whether a link or Google has opened this page, with an outcome for `arrival` to answer. */
  readonly hasArrival: boolean;
  /** What came of a link or of Google, which have opened this page; null when it was opened otherwise. */
  arrival(): Promise<ArrivalOutcome | null>;
  signIn(email: string, password: string): Promise<void>;
  /** Answers `confirm-email` when a link in a mail has to be opened first; also when the address is taken already, which nobody is told. */
  signUp(email: string, password: string, returnTo: string): Promise<'signed-in' | 'confirm-email'>;
  /** Leaves the page for Google's. */
  signInWithGoogle(returnTo: string): Promise<void>;
  /** Sends the link of a forgotten password, if the address is a spectator's; nobody is told whether it is. */
  requestRecovery(email: string, returnTo: string): Promise<void>;
  /** Sends the link that confirms a new account once more. */
  resendConfirmation(email: string, returnTo: string): Promise<void>;
  /** The new password of a session that a recovery's link has opened. The spectator's other sessions end. */
  setPassword(password: string): Promise<void>;
  /** Signs in with the present password first, so that it must be right and the sign-in fresh. The spectator's other sessions end. */
  changePassword(email: string, present: string, password: string): Promise<void>;
  /** Answers `confirm` when links have been sent that must be opened first: to the present address and to the new one. */
  changeEmail(email: string, returnTo: string): Promise<'changed' | 'confirm'>;
  signInMethods(): Promise<SignInMethods>;
  /** Ends every session of the spectator, on all devices. */
  signOutEverywhere(): Promise<void>;
}

export const authBackend = new BackendPart<AuthBackend>((access) => {
  /** Asks the auth client for something, and answers its data. */
  const ask = async <Answer extends { readonly data: unknown; readonly error: Error | null }>(
    call: (auth: BackendClient['auth']) => Promise<Answer>,
  ): Promise<Answer['data']> => {
    const { auth } = await access.client();
    const { data, error } = await call(auth);
    if (error !== null) throw toAuthFailure(error);
    return data;
  };
  const signIn = async (email: string, password: string): Promise<void> => {
    await ask((auth) => auth.signInWithPassword({ email, password }));
  };
  const setPassword = async (password: string): Promise<void> => {
    await ask((auth) => auth.updateUser({ password }));
  };
  return {
    hasArrival: (access.address.arrival ?? null) !== null,
    arrival: () => arrivalOutcome(access),
    signIn,
    setPassword,
    async signUp(email, password, returnTo) {
      const options = { emailRedirectTo: returnTo };
      const { session } = await ask((auth) => auth.signUp({ email, password, options }));
      return session === null ? 'confirm-email' : 'signed-in';
    },
    async signInWithGoogle(returnTo) {
      await ask((auth) => auth.signInWithOAuth({ provider: 'google', options: { redirectTo: returnTo } }));
    },
    async requestRecovery(email, returnTo) {
      await ask((auth) => auth.resetPasswordForEmail(email, { redirectTo: returnTo }));
    },
    async resendConfirmation(email, returnTo) {
      await ask((auth) => auth.resend({ type: 'signup', email, options: { emailRedirectTo: returnTo } }));
    },
    async changePassword(email, present, password) {
      await signIn(email, present);
      await setPassword(password);
    },
    async changeEmail(email, returnTo) {
      const { user } = await ask((auth) => auth.updateUser({ email }, { emailRedirectTo: returnTo }));
      return user?.email === email ? 'changed' : 'confirm';
    },
    async signInMethods() {
      const { user } = await ask((auth) => auth.getUser());
      const providers = new Set(user?.identities?.map(({ provider }) => provider));
      return { password: providers.has('email'), google: providers.has('google') };
    },
    async signOutEverywhere() {
      const error = await leave(access, 'global');
      if (error !== null) throw toAuthFailure(error);
    },
  };
});
