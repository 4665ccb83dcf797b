import { arrivalOutcome, type ArrivalOutcome } from './auth/arrivalOutcome.ts';
import { toAuthFailure } from './auth/AuthFailure.ts';
import { googleVisit } from './access/googleVisit.ts';
import { ApiPart } from './access/ApiPart.ts';
import type { BackendClient } from './access/client.ts';
import { leave } from './auth/session.ts';

/** How a spectator can sign in. */
export interface SignInMethods {
  readonly password: boolean;
  readonly google: boolean;
}

/**
 * Sign-in, sign-up and the account's address and password. Every call throws AuthFailure with the server's own message when the auth server
 * refuses, and another BackendFailure when it cannot be asked. `returnTo` is an absolute address of this site: Google, or the link in a mail,
 * leads there.
 */
export const authApi = new ApiPart((access) => {
  /** Makes a call of the auth client, and answers its data. */
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
    /** Whether Google, or the link in a mail, has opened this page, with an outcome for `arrival` to answer. */
    hasArrival: (access.address.arrival ?? null) !== null,

    /** The outcome of the link or of Google; null when neither has opened this page. */
    arrival: (): Promise<ArrivalOutcome | null> => arrivalOutcome(access),

    signIn,

    /**
     * Answers `confirm-email` when a link in a mail has to be opened first; also when the address is taken already, for nobody may learn which
     * addresses are.
     */
    async signUp(email: string, password: string, returnTo: string): Promise<'signed-in' | 'confirm-email'> {
      // The templates of the auth server's mails read the language there.
      const options = { emailRedirectTo: returnTo, data: { language: access.address.language?.() } };
      const { session } = await ask((auth) => auth.signUp({ email, password, options }));
      return session === null ? 'confirm-email' : 'signed-in';
    },

    /** Leaves the page for Google's. */
    async signInWithGoogle(returnTo: string): Promise<void> {
      googleVisit.begin();
      await ask((auth) => auth.signInWithOAuth({ provider: 'google', options: { redirectTo: returnTo } }));
    },

    /** Sends the link of a forgotten password if the address is a spectator's. The answer does not show whether it is. */
    async requestRecovery(email: string, returnTo: string): Promise<void> {
      await ask((auth) => auth.resetPasswordForEmail(email, { redirectTo: returnTo }));
    },

    /** Sends the link that confirms a new account once more. */
    async resendConfirmation(email: string, returnTo: string): Promise<void> {
      await ask((auth) => auth.resend({ type: 'signup', email, options: { emailRedirectTo: returnTo } }));
    },

    /** Sets the new password of a session that a recovery's link has opened. The spectator's other sessions end. */
    setPassword,

    /** Signs in with the present password first, so that it must be right and the sign-in fresh. The spectator's other sessions end. */
    async changePassword(email: string, present: string, password: string): Promise<void> {
      await signIn(email, present);
      await setPassword(password);
    },

    /** Answers `confirm` when links have been sent that must be opened first: to the present address and to the new one. */
    async changeEmail(email: string, returnTo: string): Promise<'changed' | 'confirm'> {
      const { user } = await ask((auth) => auth.updateUser({ email }, { emailRedirectTo: returnTo }));
      return user?.email === email ? 'changed' : 'confirm';
    },

    async signInMethods(): Promise<SignInMethods> {
      const { user } = await ask((auth) => auth.getUser());
      const providers = new Set(user?.identities?.map(({ provider }) => provider));
      return { password: providers.has('email'), google: providers.has('google') };
    },

    /** Ends every session of the spectator, on all devices. After it no device gets a push. */
    async signOutEverywhere(): Promise<void> {
      try {
        const id = access.keptSession()?.user.id ?? '';
        await access.tables.from('push_subscriptions').delete().eq('user_id', id).throwOnError();
      } catch (error) {
        console.error('The other devices may still get pushes', error);
      }
      const error = await leave(access, 'global');
      if (error !== null) throw toAuthFailure(error);
    },
  };
});

export type AuthApi = ReturnType<typeof authApi.of>;
