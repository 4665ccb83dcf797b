import type { BackendAccess } from '../backend/BackendAccess.ts';
import { liveBackend } from '../backend/liveBackend.ts';
import type { Config } from '../config.ts';
import { browserTabsPort } from '../tabs/browserTabsPort.ts';
import { tabsIdentity } from '../tabs/tabsIdentity.ts';
import { browserLiveWorld } from './browserLiveWorld.ts';
import { LiveRoom, type LiveRoomParts } from './LiveRoom.ts';

interface OpeningParts extends Omit<LiveRoomParts, 'backend' | 'world' | 'tabsPort' | 'tabsIdentity'> {
  readonly access: BackendAccess;
  readonly config: Config;
}

/** The live room of this browser. */
export function openLiveRoom({ config, access, ...parts }: OpeningParts): LiveRoom {
  // The demo's world is told by the address, and is the same as long as the page is.
  const { search } = location;
  return new LiveRoom({
    ...parts,
    backend: liveBackend.of(access),
    world: browserLiveWorld,
    tabsPort: browserTabsPort(),
    tabsIdentity: (session) => tabsIdentity(config, session, search),
  });
}
