import type { BackendAccess } from '../backend/access/BackendAccess.ts';
import { liveBackend } from '../backend/liveBackend.ts';
import type { Config } from '../config.ts';
import { browserTabsPort } from './tabs/browserTabsPort.ts';
import { LiveRoom, type LiveRoomParts } from './LiveRoom.ts';
import { browserLiveWorld } from './LiveWorld.ts';
import type { Session } from '../backend/auth/session.ts';
import { keepDemo, paths } from '../navigation/paths.ts';

interface OpeningParts extends Omit<LiveRoomParts, 'backend' | 'world' | 'tabsPort' | 'tabsIdentity'> {
  readonly access: BackendAccess;
  readonly config: Config;
}

/** Creates the live room of a browser. */
export function openLiveRoom({ config, access, ...parts }: OpeningParts): LiveRoom {
  // The address names the demo's world. It stays the same for as long as the page is open.
  const { search } = location;
  return new LiveRoom({
    ...parts,
    backend: liveBackend.of(access),
    world: browserLiveWorld,
    tabsPort: browserTabsPort(),
    tabsIdentity: (session) => tabsIdentity(config, session, search),
  });
}

/**
 * The name that tabs must share to work together: it has the backend, or the demo's world, and the user. Null while the user is not known.
 *
 * @param search the page's address from its question mark on
 * @example
 * tabsIdentity(config, { status: 'signed-out', reason: 'visitor' }, ''); // 'https://example.supabase.co visitor'
 */
export function tabsIdentity(config: Config, session: Session, search: string): string | null {
  if (session.status === 'loading') return null;
  const backend = config.kind === 'demo' ? keepDemo(paths.root, search) : config.supabaseUrl;
  return `${backend} ${session.status === 'signed-in' ? session.user.id : 'visitor'}`;
}
