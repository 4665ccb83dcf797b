import { matchId } from '@tribunen/contract';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { type Follow, isLive, type Match, type Notification, type OsloDay, osloDayOf } from '@tribunen/domain';
import { type Backend, connectBackend } from '../../../packages/app/src/backend/Backend.ts';
import { LiveFeed } from '../../../packages/app/src/live/LiveFeed.ts';
import type { LiveLog } from '../../../packages/app/src/live/LiveLog.ts';
import { ServerClock } from '../../../packages/app/src/live/ServerClock.ts';
import { LiveCache } from '../../../packages/app/src/live/LiveCache.ts';
import { Announcer } from '../../../packages/app/src/notifications/Announcer.ts';
import { BannerBoard } from '../../../packages/app/src/notifications/BannerBoard.ts';
import { NotificationEngine } from '../../../packages/app/src/notifications/NotificationEngine.ts';
import type { DayList } from '../../../packages/app/src/queries/DayList.ts';
import { matchesKey, matchesQuery } from '../../../packages/app/src/queries/matchesQuery.ts';
import { SharedTabs } from '../../../packages/app/src/tabs/SharedTabs.ts';
import type { ExampleTab } from '../../../packages/app/src/testing/exampleTabsPort.ts';
import type { TabsPort } from '../../../packages/app/src/tabs/TabsPort.ts';
import { createRandom } from '@tribunen/mocks/simulation';
import { parse } from 'valibot';
import { Realm } from '../time/Realm.ts';
import { PageWorld } from './PageWorld.ts';
import type { SimulatedBrowser } from './SimulatedBrowser.ts';

/** What was told to the spectator in a tab, and how. */
export interface Told {
  readonly at: number;
  readonly how: 'card' | 'web notification';
  readonly notification: Notification;
}

/** One tab with the app's live rooms in it, as `startApp` puts them together. */
export class SimulatedTab {
  readonly name: string;
  readonly browser: SimulatedBrowser;
  readonly realm: Realm;
  readonly world: PageWorld;
  readonly told: Told[] = [];
  readonly openedAt: number;
  /** When sounds were played, milliseconds since 1970. */
  readonly sounds: number[] = [];
  readonly queryClient: QueryClient;
  /** The day whose list is in view. */
  readonly day: OsloDay;
  readonly #page: ExampleTab;
  readonly #backend: Backend;
  readonly #tabs: SharedTabs;
  readonly #clock: ServerClock;
  readonly #feed: LiveFeed;
  readonly #board: BannerBoard;
  readonly #announcer: Announcer;
  readonly #engine: NotificationEngine;
  /** Hears when it may have to catch up. */
  readonly onCatchUp: (() => void)[] = [];
  /** Hears when it is seen again, online again or awake again, and after how many milliseconds its code knows of it. */
  readonly onBack: ((afterMs: number) => void)[] = [];
  /** When it was last shown or hidden, or opened; milliseconds since 1970. */
  turnedAt: number;
  /** When its machine last woke up, or it was opened; milliseconds since 1970. */
  wokeAt: number;
  #endings: readonly (() => void)[] = [];
  #state: 'running' | 'stopped' | 'closed' = 'running';

  constructor(browser: SimulatedBrowser, name: string, visible: boolean) {
    const { line, time, userId } = browser;
    this.browser = browser;
    this.name = name;
    this.realm = new Realm(name);
    this.openedAt = time.now;
    this.wokeAt = time.now;
    this.turnedAt = time.now;
    this.#page = browser.hub.openTab({ visible });
    const random = createRandom(browser.seed, name);
    this.world = new PageWorld({
      now: () => time.now + browser.skewMs,
      random,
      isVisible: () => this.#page.isVisible,
      isOnline: () => browser.isOnline,
    });
    const { realm, world } = this;
    const log: LiveLog = {
      note: ({ source, kind, what, detail }) => browser.journal.note(name, `${source} ${kind} ${what}`, detail),
    };
    this.queryClient = new QueryClient({
      defaultOptions: { queries: { retry: 1, retryDelay: 500, networkMode: 'always' } },
    });
    this.#clock = new ServerClock(world.now);
    const clock = this.#clock;
    this.day = osloDayOf(clock.now());
    [this.#backend, this.#tabs] = realm.run(() => [
      connectBackend({
        url: 'https://simulation.example.test',
        anonKey: 'anonymous-key',
        apiUrl: 'https://simulation.example.test/api',
        storage: browser.storage,
        fetch: line.fetchOf(realm),
        transport: line.webSocketOf(realm),
      }),
      new SharedTabs(this.#port()),
    ]);
    const tabs = this.#tabs;
    this.#feed = new LiveFeed({ backend: this.#backend, queryClient: this.queryClient, world, clock, tabs, log });
    this.#board = new BannerBoard({
      clock,
      onShown: (notification) => {
        this.told.push({ at: time.now, how: 'card', notification });
        this.#announcer.onShown(notification);
      },
    });
    this.#announcer = new Announcer({
      board: this.#board,
      sound: { play: () => void this.sounds.push(time.now) },
      webNotifications: {
        show: (notification) => {
          if (!browser.allowsWebNotifications) return false;
          this.told.push({ at: time.now, how: 'web notification', notification });
          return true;
        },
      },
      tabs,
      world,
      clock,
      log,
    });
    this.#engine = new NotificationEngine({
      backend: this.#backend,
      feed: this.#feed,
      world,
      clock,
      tabs,
      log,
      competitionIdOf: new LiveCache(this.queryClient).competitionIdOf,
      hasLiveMatch: () => this.shown.some(isLive),
      onDecision: (decision) => {
        if (decision.kind === 'notify') this.#announcer.announce(decision.notification);
      },
    });
    this.#identity = `simulation/${userId ?? 'anonymous'}`;
  }

  readonly #identity: string;

  get isOpen(): boolean {
    return this.#state !== 'closed';
  }

  get isVisible(): boolean {
    return this.isOpen && this.#page.isVisible;
  }

  get isFront(): boolean {
    return this.isOpen && this.#tabs.isFront();
  }

  /** Not stopped, and not closed. */
  get isRunning(): boolean {
    return this.#state === 'running';
  }

  /** Since when the app takes its socket to be up, milliseconds since 1970; null while it does not. */
  socketUpSince: number | null = null;

  /** What there is of it when it is stopped, by what it is. */
  left(): Readonly<Record<string, number>> {
    const { line } = this.browser;
    return {
      timers: this.realm.timers,
      sockets: line.socketsOf(this.realm),
      'requests under way': line.pendingOf(this.realm),
      'listeners to the world': this.world.listeners,
      'cached queries': this.queryClient.getQueryCache().getAll().length,
    };
  }

  /** The matches of the list in view, as it stands on the screen. */
  get shown(): readonly Match[] {
    return this.queryClient.getQueryData<DayList>(matchesKey(this.day))?.matches ?? [];
  }

  /** @param openMatch the match whose screen is open, null where it is the list alone */
  start(openMatch: string | null): void {
    this.realm.run(() => {
      const list = new QueryObserver(this.queryClient, matchesQuery(this.#backend, this.day, this.#clock.now));
      this.#tabs.join(this.#identity);
      this.#tabs.start();
      this.#feed.start();
      this.#announcer.start();
      this.#endings = [
        this.#backend.watchSession(() => {}),
        list.subscribe(() => {}),
        this.#feed.subscribe(() => {
          const isUp = this.#feed.status().connection === 'live';
          this.socketUpSince = isUp ? (this.socketUpSince ?? this.browser.time.now) : null;
        }),
        ...(this.browser.userId === null ? [] : [this.#engine.acquire(this.browser.userId)]),
        ...(openMatch === null ? [] : [this.#feed.watchMatch(parse(matchId, openMatch))]),
      ];
    });
  }

  show(): void {
    if (!this.isOpen) return;
    const wasHidden = !this.isVisible;
    this.#turn(() => this.#page.show());
    if (wasHidden) this.isBack(0);
  }

  hide(): void {
    if (this.isVisible) this.#turn(() => this.#page.hide());
  }

  /** The user has changed here what they follow. */
  followsChanged(follows: readonly Follow[]): void {
    this.realm.enter(() => this.#engine.configure(follows));
  }

  /** Tells that something has befallen it that it may have to catch up for. */
  mayCatchUp(): void {
    for (const hear of this.onCatchUp) hear();
  }

  isBack(afterMs: number): void {
    for (const hear of this.onBack) hear(afterMs);
  }

  wake(): void {
    this.wokeAt = this.browser.time.now;
    this.mayCatchUp();
    this.realm.wake();
    // It looks at the clock every five seconds.
    this.isBack(5000);
  }

  /** The page's code hears that something of its world may have changed. */
  tellWorld(): void {
    this.mayCatchUp();
    this.realm.enter(() => this.world.tellChange());
  }

  /** As the app does it when the page's root goes: everything that was started is stopped. */
  stop(): void {
    if (this.#state !== 'running') return;
    this.#state = 'stopped';
    this.realm.run(() => {
      for (const end of this.#endings) end();
      this.#endings = [];
      this.#announcer.stop();
      this.#feed.stop();
      this.#tabs.stop();
      this.queryClient.clear();
    });
  }

  /** The user closes it: nothing of it runs again. */
  close(): void {
    this.#state = 'closed';
    this.realm.close();
    this.#page.close();
    this.browser.line.hangUp(this.realm);
  }

  #turn(turn: () => void): void {
    this.browser.journal.note(this.name, 'turned');
    this.turnedAt = this.browser.time.now;
    turn();
    this.tellWorld();
  }

  /** The browser's port, as this page hears it: asleep later, closed never. */
  #port(): TabsPort {
    const { port } = this.#page;
    const { realm } = this;
    return {
      isVisible: () => port.isVisible(),
      onPage: (listener) => port.onPage((moment) => realm.enter(() => listener(moment))),
      enter: (room, { onHeld, onLost, onData }) =>
        port.enter(room, {
          onHeld: () => realm.enter(onHeld),
          onLost: () => realm.enter(onLost),
          onData: (data) => realm.enter(() => onData(data)),
        }),
    };
  }
}
