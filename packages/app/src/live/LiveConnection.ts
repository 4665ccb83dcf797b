import type { QueryClient } from '@tanstack/react-query';
import type { LiveApi } from '../api/liveApi.ts';
import type { Session } from '../api/auth/session.ts';
import type { Observed } from '../lib/state/Observable.ts';
import { Teardown } from '../lib/state/Teardown.ts';
import { SharedTabs } from './tabs/SharedTabs.ts';
import type { TabsPort } from './tabs/TabsPort.ts';
import { AbsenceDetector } from './AbsenceDetector.ts';
import { GoalLights } from './GoalLights.ts';
import { LiveFeed } from './LiveFeed.ts';
import type { LiveLog } from './LiveLog.ts';
import type { LiveWorld } from './LiveWorld.ts';
import { MatchStore } from './MatchStore.ts';
import { SeenEnds } from './SeenEnds.ts';
import { ServerClock } from './ServerClock.ts';
import { SharedRests } from './SharedRests.ts';

export interface LiveConnectionParts {
  readonly api: LiveApi;
  readonly queryClient: QueryClient;
  readonly session: Observed<Session>;
  readonly world: LiveWorld;
  readonly log: LiveLog;
  readonly tabsPort: TabsPort | null;
  /** The name that tabs must share to work together; null until it is known. */
  readonly tabsIdentity: (session: Session) => string | null;
}

/** The live feed, with the store of matches, the tabs, the clock, the goal lights and the ends that it has seen. */
export class LiveConnection {
  readonly world: LiveWorld;
  readonly log: LiveLog;
  readonly clock: ServerClock;
  readonly tabs: SharedTabs;
  readonly absences: AbsenceDetector;
  readonly rests: SharedRests;
  readonly store: MatchStore;
  readonly feed: LiveFeed;
  readonly lights: GoalLights;
  readonly ends: SeenEnds;
  readonly #parts: LiveConnectionParts;
  readonly #teardown = new Teardown();

  constructor(parts: LiveConnectionParts) {
    const { api, queryClient, world, log, tabsPort } = parts;
    this.#parts = parts;
    this.world = world;
    this.log = log;
    this.clock = new ServerClock(() => world.now());
    this.tabs = new SharedTabs(tabsPort);
    this.absences = new AbsenceDetector({ world, log });
    this.rests = new SharedRests(this.tabs);
    this.store = new MatchStore(queryClient);
    const { clock, tabs, absences, rests, store } = this;
    this.feed = new LiveFeed({ api, store, world, clock, tabs, absences, rests, log });
    this.lights = new GoalLights(queryClient);
    this.ends = new SeenEnds(queryClient);
  }

  start(): void {
    if (this.#teardown.isPending) return;
    this.#teardown.add(this.#parts.session.subscribe(() => this.#joinTabs()));
    this.#joinTabs();
    this.tabs.start();
    this.rests.start();
    this.lights.start();
    this.ends.start();
    this.feed.start();
    this.absences.start();
  }

  stop(): void {
    this.#teardown.run();
    this.absences.stop();
    this.feed.stop();
    this.ends.stop();
    this.lights.stop();
    this.rests.stop();
    this.tabs.stop();
  }

  #joinTabs(): void {
    const { session, tabsIdentity } = this.#parts;
    const identity = tabsIdentity(session.current());
    if (identity !== null) this.tabs.join(identity);
  }
}
