import type { QueryClient } from '@tanstack/react-query';
import type { LiveBackend } from '../backend/liveBackend.ts';
import type { Session } from '../backend/session.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import { SharedTabs } from '../tabs/SharedTabs.ts';
import type { TabsPort } from '../tabs/TabsPort.ts';
import { GoalLights } from './GoalLights.ts';
import { LiveFeed } from './LiveFeed.ts';
import type { LiveLog } from './LiveLog.ts';
import type { LiveWorld } from './LiveWorld.ts';
import { ServerClock } from './ServerClock.ts';

export interface LiveRoomParts {
  readonly backend: LiveBackend;
  readonly queryClient: QueryClient;
  readonly session: Pick<SessionStore, 'current' | 'subscribe'>;
  readonly world: LiveWorld;
  readonly log: LiveLog;
  readonly tabsPort: TabsPort | null;
  /** What tabs must have in common to be one; null while that is not known. */
  readonly tabsIdentity: (session: Session) => string | null;
}

/** The live feed, what it is shared through and what it lights, put together. */
export class LiveRoom {
  readonly backend: LiveBackend;
  readonly clock: ServerClock;
  readonly tabs: SharedTabs;
  readonly feed: LiveFeed;
  readonly lights: GoalLights;
  readonly world: LiveWorld;
  readonly log: LiveLog;
  readonly #parts: LiveRoomParts;
  #endOfSession: (() => void) | null = null;

  constructor(parts: LiveRoomParts) {
    const { backend, queryClient, world, log, tabsPort } = parts;
    this.#parts = parts;
    this.world = world;
    this.log = log;
    this.backend = backend;
    this.clock = new ServerClock(() => world.now());
    this.tabs = new SharedTabs(tabsPort);
    const { clock, tabs } = this;
    this.feed = new LiveFeed({ backend, queryClient, world, clock, tabs, log });
    this.lights = new GoalLights(queryClient);
  }

  start(): void {
    if (this.#endOfSession !== null) return;
    this.#endOfSession = this.#parts.session.subscribe(() => this.#join());
    this.#join();
    this.tabs.start();
    this.lights.start();
    this.feed.start();
  }

  stop(): void {
    this.#endOfSession?.();
    this.#endOfSession = null;
    this.feed.stop();
    this.lights.stop();
    this.tabs.stop();
  }

  #join(): void {
    const { session, tabsIdentity } = this.#parts;
    const identity = tabsIdentity(session.current());
    if (identity !== null) this.tabs.join(identity);
  }
}
