/**
 * Stands in for the WebAuthn part of `@supabase/auth-js` in the build (see `vite.config.ts`): every Supabase client imports it, and the app
 * signs nobody in with a passkey. A feature that does must remove the alias.
 */
export class WebAuthnApi {}

export const webAuthnAbortService = {
  cancelCeremony(): void {
    // There is no ceremony to cancel.
  },
};

export function browserSupportsWebAuthn(): boolean {
  return false;
}

function builtWithout(): never {
  throw new Error('The app is built without passkeys');
}

export {
  builtWithout as createCredential,
  builtWithout as deserializeCredentialCreationOptions,
  builtWithout as deserializeCredentialRequestOptions,
  builtWithout as getCredential,
  builtWithout as serializeCredentialCreationResponse,
  builtWithout as serializeCredentialRequestResponse,
};
