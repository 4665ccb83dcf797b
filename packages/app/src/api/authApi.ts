import { arrivalOutcome, type ArrivalOutcome } from './auth/arrivalOutcome.ts';
import { toAuthFailure } from './auth/AuthFailure.ts';
import { googleVisit } from './access/googleVisit.ts';
import { ApiPart } from './access/ApiPart.ts';
import type { BackendClient } from './access/client.ts';
import { leave } from './auth/session.ts';

/** The ways in which a spectator can sign in. */
export interface SignInMethods {
  readonly password: boolean;
  readonly google: boolean;
}

/**
 * Sign-in, sign-up and the account's address and password. Every call throws AuthFailure with the server's message when
 * the auth server refuses, and another BackendFailure when the server cannot be reached. `returnTo` is an absolute
 * address of this site: Google, or the link in a mail, leads there.
 */
export const authApi = new ApiPart((access) => {
  /** Makes a call of the auth client, and returns its data. */
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
    /** Whether Google, or the link in a mail, has opened this page, so that `arrival` returns an outcome. */
    hasArrival: (access.address.arrival ?? null) !== null,

    /** The outcome of the link or of Google; null when neither has opened this page. */
    arrival: (): Promise<ArrivalOutcome | null> => arrivalOutcome(access),

    signIn,

    /**
     * Returns `confirm-email` when the user has to open a link in a mail first. It also does so when the address is
     * taken, because nobody may learn which addresses are.
     */
    async signUp(email: string, password: string, returnTo: string): Promise<'signed-in' | 'confirm-email'> {
      // The metadata, where the templates of the auth server's mails read the language.
      const options = { emailRedirectTo: returnTo, data: { language: access.address.language?.() } };
      const { session } = await ask((auth) => auth.signUp({ email, password, options }));
      return session === null ? 'confirm-email' : 'signed-in';
    },

    /** Leaves the page and opens Google's. */
    async signInWithGoogle(returnTo: string): Promise<void> {
      googleVisit.begin();
      await ask((auth) => auth.signInWithOAuth({ provider: 'google', options: { redirectTo: returnTo } }));
    },

    /** Sends the link for a forgotten password if the address belongs to a spectator. The answer does not reveal whether it does. */
    async requestRecovery(email: string, returnTo: string): Promise<void> {
      await ask((auth) => auth.resetPasswordForEmail(email, { redirectTo: returnTo }));
    },

    /** Sends the link that confirms a new account once more. */
    async resendConfirmation(email: string, returnTo: string): Promise<void> {
      await ask((auth) => auth.resend({ type: 'signup', email, options: { emailRedirectTo: returnTo } }));
    },

    /** Sets the new password in a session that the link for a forgotten password has opened. The spectator's other sessions end. */
    setPassword,

    /**
     * Changes the password. It first signs in with the present one, which checks it and satisfies the server's demand
     * for a recent sign-in. The spectator's other sessions end.
     */
    async changePassword(email: string, present: string, password: string): Promise<void> {
      await signIn(email, present);
      await setPassword(password);
    },

    /** Returns `confirm` when the user must first open the links that were sent to the present address and to the new one. */
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
