import type { BackendAccess } from '../api/access/BackendAccess.ts';
import { serverClocks } from '../api/access/serverClocks.ts';
import { liveApi } from '../api/liveApi.ts';
import type { Config } from '../config.ts';
import { browserTabsPort } from './tabs/browserTabsPort.ts';
import { LiveConnection, type LiveConnectionParts } from './LiveConnection.ts';
import { browserLiveWorld } from './LiveWorld.ts';
import type { Session } from '../api/auth/session.ts';
import { keepDemo, paths } from '../navigation/paths.ts';

interface OpeningParts extends Omit<LiveConnectionParts, 'api' | 'world' | 'tabsPort' | 'tabsIdentity'> {
  readonly access: BackendAccess;
  readonly config: Config;
}

/** Creates the live connection of a browser. */
export function openLiveConnection({ config, access, ...parts }: OpeningParts): LiveConnection {
  // The address contains the demo's world, which stays the same while the page is open.
  const { search } = location;
  const connection = new LiveConnection({
    ...parts,
    api: liveApi.of(access),
    world: browserLiveWorld,
    tabsPort: browserTabsPort(),
    tabsIdentity: (session) => tabsIdentity(config, session, search),
  });
  serverClocks.set(access, connection.clock);
  return connection;
}

/**
 * The name that tabs must share to work together: it contains the backend, or the demo's world, and the user. Null
 * until the user is known.
 *
 * @param search the query of the page's address, with its question mark
 */
export function tabsIdentity(config: Config, session: Session, search: string): string | null {
  if (session.status === 'loading') return null;
  const api = config.kind === 'demo' ? keepDemo(paths.root, search) : config.supabaseUrl;
  return `${api} ${session.status === 'signed-in' ? session.user.id : 'visitor'}`;
}
