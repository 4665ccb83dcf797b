/**
 * Stands in for the part of `@supabase/auth-js` that speaks WebAuthn, in the build (see `vite.config.ts`): every Supabase client brings it
 * along, and nobody signs in with a passkey here. The first feature that does takes the alias away.
 */
export class WebAuthnApi {}

export const webAuthnAbortService = {
  cancelCeremony(): void {
    // No ceremony is ever begun.
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
