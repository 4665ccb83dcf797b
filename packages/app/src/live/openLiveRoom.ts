import type { BackendAccess } from '../backend/access/BackendAccess.ts';
import { liveBackend } from '../backend/liveBackend.ts';
import type { Config } from '../config.ts';
import { browserTabsPort } from './tabs/browserTabsPort.ts';
import { tabsIdentity } from './tabsIdentity.ts';
import { LiveRoom, type LiveRoomParts } from './LiveRoom.ts';
import { browserLiveWorld } from './LiveWorld.ts';

interface OpeningParts extends Omit<LiveRoomParts, 'backend' | 'world' | 'tabsPort' | 'tabsIdentity'> {
  readonly access: BackendAccess;
  readonly config: Config;
}

/** The live room of this browser. */
export function openLiveRoom({ config, access, ...parts }: OpeningParts): LiveRoom {
  // The address names the demo's world, and it stays the same for as long as the page is open.
  const { search } = location;
  return new LiveRoom({
    ...parts,
    backend: liveBackend.of(access),
    world: browserLiveWorld,
    tabsPort: browserTabsPort(),
    tabsIdentity: (session) => tabsIdentity(config, session, search),
  });
}
