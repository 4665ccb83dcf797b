import { instantAt } from '@tribunen/domain';
import { silentLog } from '../live/LiveLog.ts';
import { browserLiveWorld } from '../live/LiveWorld.ts';
import { keptVisibility } from '../live/presence/keptVisibility.ts';
import { SharedRests } from '../live/SharedRests.ts';
import { loneTab } from './loneTab.ts';

/** The parts that the presence of a page needs besides its backend and its session, for a page without other tabs. */
export const presenceParts = () => ({
  world: browserLiveWorld,
  tabs: loneTab,
  rests: new SharedRests(loneTab),
  clock: { now: () => instantAt(Date.now()) },
  log: silentLog,
  stand: () => null,
  visibility: keptVisibility(() => localStorage, window),
});
