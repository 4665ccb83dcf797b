import { Tokens } from '@tribunen/protocol';

// Not a secret: every copy of the demo contains the key, which gives access to the demo's own memory only.
const signingKey = 'the-demo-signs-with-a-key-that-everybody-may-know';

/** The tokens of the mock backend. */
export const demoTokens = new Tokens(signingKey, 'tribunen-demo/auth/v1');

/** A project key in the older form, for a role: see `Tokens.signKey`. */
export function signKey(role: 'anon' | 'service_role'): Promise<string> {
  return demoTokens.signKey(role);
}
