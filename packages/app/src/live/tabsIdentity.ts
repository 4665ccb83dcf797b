import type { Session } from '../backend/auth/session.ts';
import type { Config } from '../config.ts';
import { keepDemo, paths } from '../navigation/paths.ts';

/**
 * What tabs must have in common to work together: the backend, or the demo's world, and the user. Null until it is known who that is.
 *
 * @param search the page's address from its question mark on
 * @example
 * tabsIdentity(config, { status: 'signed-out', reason: 'visitor' }, ''); // 'https://example.supabase.co anonymous'
 */
export function tabsIdentity(config: Config, session: Session, search: string): string | null {
  if (session.status === 'loading') return null;
  const backend = config.kind === 'demo' ? keepDemo(paths.root, search) : config.supabaseUrl;
  return `${backend} ${session.status === 'signed-in' ? session.user.id : 'anonymous'}`;
}
