/**
 * Stops a build that would publish a key which no policy restricts, or that would ask another scheme than HTTP. A secret key begins with
 * `sb_secret_`; the older one is a JWT with the role `service_role`.
 *
 * @throws Error naming the variable and what is wrong with it
 */
export function refuseSecrets(env: Readonly<Record<string, string | undefined>>): void {
  const key = env['VITE_SUPABASE_ANON_KEY'] ?? '';
  if (key.startsWith('sb_secret_') || roleOf(key) === 'service_role') {
    throw new Error(
      'VITE_SUPABASE_ANON_KEY is a secret key, which every visitor would receive. Set the publishable (anon) key, and replace the secret key if it was published.',
    );
  }
  for (const name of ['VITE_SUPABASE_URL', 'VITE_API_URL']) {
    const address = env[name];
    if (address === undefined || address.startsWith('/') || /^https?:\/\//i.test(address)) continue;
    throw new Error(`${name} is «${address}»: expected an address that begins with https:// or http://`);
  }
}

/** The role in a JWT; null for any other key. */
function roleOf(key: string): unknown {
  try {
    const payload: unknown = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString());
    return typeof payload === 'object' && payload !== null && 'role' in payload ? payload.role : null;
  } catch {
    return null;
  }
}
