import { Tokens } from '@tribunen/protocol';

// Not a secret: whoever has the demo has the key, and it opens nothing but the demo's own memory.
const signingKey = 'the-demo-signs-with-a-key-that-everybody-may-know';

/** The tokens of the mock backend. */
export const demoTokens = new Tokens(signingKey, 'tribunen-demo/auth/v1');

/**
 * A project key in the older form, for a role: see `Tokens.signKey`.
 *
 * @example
 * createClient(server.url, await signKey('service_role'));
 */
export function signKey(role: 'anon' | 'service_role'): Promise<string> {
  return demoTokens.signKey(role);
}
