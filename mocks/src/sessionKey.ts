/**
 * The key under which supabase-js stores its session for a Supabase address.
 *
 * @example
 * sessionKey('http://localhost:5173'); // 'sb-localhost-auth-token'
 */
export function sessionKey(supabaseUrl: string): string {
  return `sb-${new URL(supabaseUrl).hostname.split('.')[0]}-auth-token`;
}
