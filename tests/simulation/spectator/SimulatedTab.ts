import { matchId, type Standings } from '@tribunen/contract';
import {
  emptyOutbox,
  type Follow,
  instantAt,
  type LiveEventId,
  type Match,
  type LiveMode,
  matchChatRoom,
  type MatchId,
  type MatchReport,
  type OsloDay,
  osloDayOf,
  type ScoreCorrection,
  toUserId,
  unreadMessages,
} from '@tribunen/domain';
import { createRandom } from '@tribunen/football';
import { parse } from 'valibot';
import { knownKey } from '../../../packages/app/src/api/access/knownKey.ts';
import { alertsApi } from '../../../packages/app/src/api/alertsApi.ts';
import { BackendAccess } from '../../../packages/app/src/api/access/BackendAccess.ts';
import { createBackendClient } from '../../../packages/app/src/api/access/client.ts';
import { followKindsApi } from '../../../packages/app/src/api/followKindsApi.ts';
import { type HomeApi, homeApi } from '../../../packages/app/src/api/homeApi.ts';
import { type LiveApi, liveApi } from '../../../packages/app/src/api/liveApi.ts';
import { messagesApi } from '../../../packages/app/src/api/messagesApi.ts';
import { presenceApi } from '../../../packages/app/src/api/presenceApi.ts';
import { roomsApi } from '../../../packages/app/src/api/roomsApi.ts';
import { seasonApi } from '../../../packages/app/src/api/seasonApi.ts';
import type { LitSides } from '../../../packages/app/src/live/GoalLights.ts';
import { LiveConnection } from '../../../packages/app/src/live/LiveConnection.ts';
import { type ChosenKnowledge, knownUntilOf } from '../../../packages/app/src/live/knownUntil/knownUntilOf.ts';
import { watchCorrections } from '../../../packages/app/src/live/watchCorrections.ts';
import { Alerts } from '../../../packages/app/src/live/notifications/Alerts.ts';
import { toPlacedCard } from '../../../packages/app/src/live/notifications/cards/toPlacedCard.ts';
import {
  type GoalBannerQueue,
  openGoalBanner,
} from '../../../packages/app/src/live/notifications/goalBanner/GoalBannerQueue.ts';
import { SoundSettings } from '../../../packages/app/src/live/notifications/sound/SoundSettings.ts';
import { OnlineUsers } from '../../../packages/app/src/live/presence/OnlineUsers.ts';
import { keptVisibility } from '../../../packages/app/src/live/presence/keptVisibility.ts';
import type { DayList } from '../../../packages/app/src/data/matches/DayList.ts';
import { createQueryClient } from '../../../packages/app/src/data/createQueryClient.ts';
import { readFollows } from '../../../packages/app/src/data/follows/followsQuery.ts';
import { matchKey } from '../../../packages/app/src/data/matches/matchKeys.ts';
import { matchQuery } from '../../../packages/app/src/data/matches/matchQuery.ts';
import { matchesKey } from '../../../packages/app/src/data/matches/matchesQuery.ts';
import { observeRows } from '../../../packages/app/src/data/observeQuery.ts';
import { recentMessageRows } from '../../../packages/app/src/data/people/useRecentMessages.ts';
import { SessionStore } from '../../../packages/app/src/services/SessionStore.ts';
import type { Observed } from '../../../packages/app/src/lib/state/Observable.ts';
import { Teardown } from '../../../packages/app/src/lib/state/Teardown.ts';
import type { TabsPort } from '../../../packages/app/src/live/tabs/TabsPort.ts';
import { keepChatOpen } from '../../../packages/app/src/testing/keepChatOpen.ts';
import { keepInView } from '../../../packages/app/src/testing/keepInView.ts';
import { keepTablesInView } from '../../../packages/app/src/testing/keepTablesInView.ts';
import type { ExampleTab } from '../../../packages/app/src/testing/exampleTabsPort.ts';
import { Realm } from '../time/Realm.ts';
import { goalWords, titleOf } from './pageWords.ts';
import { PageWorld } from './PageWorld.ts';
import { countingTarget } from './countingTarget.ts';
import type { Device } from './Device.ts';
import { silentAudioOutput } from './silentAudioOutput.ts';
import { StorageTarget } from './StorageTarget.ts';
import { webNotificationApi } from './webNotificationApi.ts';

const address = 'https://simulation.example.test';

/** An announcement to the spectator in a tab, and its form. */
export interface Announcement {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly how: 'card' | 'gathered card' | 'web notification';
  readonly event: LiveEventId;
}

/** A sentence in a live region of the page, and the matches that it is about. */
export interface Said {
  readonly text: string;
  readonly matches: readonly MatchId[];
}

/** A tab with the app's live connection, alerts and presence, connected as in the app. */
export class SimulatedTab {
  readonly name: string;
  readonly device: Device;
  readonly realm: Realm;
  readonly world: PageWorld;
  readonly queryClient: ReturnType<typeof createQueryClient>;
  /** The day whose list is in view. */
  readonly day: OsloDay;
  readonly announcements: Announcement[] = [];
  /** Every event that this tab's engine has decided to announce, even if another tab announces it. */
  readonly decided: string[] = [];
  /** Every notice that a score was corrected. */
  readonly corrections: ScoreCorrection[] = [];
  /** When each sound was played, in milliseconds since 1970. */
  readonly soundedAt: number[] = [];
  /** The number on the app's icon. */
  badge = 0;
  readonly openedAt: number;
  /** When the tab was last shown, hidden or opened, in milliseconds since 1970. */
  turnedAt: number;
  /** When the tab's device last woke up, or the tab was opened, in milliseconds since 1970. */
  wokeAt: number;
  /**
   * The time since which the app's socket has been connected, in milliseconds since 1970; null while it is
   * disconnected.
   */
  socketUpSince: number | null = null;
  /** When the app's socket last connected or disconnected, in milliseconds since 1970; 0 at first. */
  linkTurnedAt = 0;
  /**
   * The time since which the app has known that the backend is in mode `crowd`, in milliseconds since 1970; null while
   * the app knows another mode.
   */
  crowdedSince: number | null = null;
  /** When the app last learned of a change of mode, in milliseconds since 1970; 0 at first. */
  modeTurnedAt = 0;
  /** The match whose screen is open; null if only the list is open. */
  openMatch: MatchId | null = null;
  /** Called with everything that the tab sends to the other tabs. */
  readonly onPost: ((data: unknown) => void)[] = [];
  /** Called with everything that a live region of the page says. */
  readonly onSaid: ((said: Said) => void)[] = [];
  /** Called when the tab may have to catch up. */
  readonly onCatchUp: (() => void)[] = [];
  /**
   * Called when the tab is visible, online or awake again, with the milliseconds that pass before the tab's code learns
   * of it.
   */
  readonly onBack: ((afterMs: number) => void)[] = [];
  readonly #page: ExampleTab;
  readonly #target = countingTarget();
  readonly #storageTarget = new StorageTarget();
  readonly #access: BackendAccess;
  readonly #home: HomeApi;
  readonly #session: SessionStore;
  readonly #settings: SoundSettings;
  readonly #room: LiveConnection;
  readonly #live: LiveApi;
  readonly #alerts: Alerts;
  readonly #teardown = new Teardown();
  readonly #online: OnlineUsers;
  readonly #banner: GoalBannerQueue;
  #bannerFollows: readonly Follow[] | null = null;
  #isCounting = false;
  #chat: ReturnType<typeof keepChatOpen> | null = null;
  #tables: ReturnType<typeof keepTablesInView> | null = null;
  #state: 'running' | 'stopped' | 'closed' = 'running';

  constructor(device: Device, name: string, visible: boolean) {
    const { line, time, journal } = device;
    this.device = device;
    this.name = name;
    this.realm = new Realm(name);
    this.openedAt = time.now;
    this.turnedAt = time.now;
    this.wokeAt = time.now;
    this.#page = device.hub.openTab({ visible });
    this.world = new PageWorld({
      now: () => time.now + device.skewMs,
      random: createRandom(device.seed, name),
      isVisible: () => this.#page.isVisible,
      isOnline: () => device.isOnline,
    });
    this.queryClient = createQueryClient();
    const { queryClient, realm, world } = this;
    const access = new BackendAccess(
      {
        url: address,
        anonKey: 'anonymous-key',
        apiUrl: `${address}/api`,
        storage: device.storage,
        fetch: line.fetchOf(realm),
        transport: line.webSocketOf(realm),
      },
      (at) => Promise.resolve(realm.run(() => createBackendClient(at))),
    );
    this.#access = access;
    // Loads the spectator's choices before the first answer arrives, as `startApp` does.
    if (device.storage.getItem(knownKey) !== null) realm.run(() => this.#knowledge());
    this.#home = realm.run(() => homeApi.of(access));
    this.#live = liveApi.of(access);
    this.#session = new SessionStore(this.#home);
    this.#room = new LiveConnection({
      api: this.#live,
      queryClient,
      session: this.#session,
      world,
      log: {
        note: ({ source, kind, what, detail }) => {
          const decided = source === 'engine' && kind === 'decision' ? /^notifies of (.+)$/.exec(what)?.[1] : undefined;
          if (decided !== undefined) this.decided.push(decided);
          journal.note(name, `${source} ${kind} ${what}`, detail);
        },
      },
      tabsPort: this.#port(),
      tabsIdentity: (session) =>
        session.status === 'loading'
          ? null
          : `simulation ${session.status === 'signed-in' ? session.user.id : 'anonymous'}`,
    });
    this.day = osloDayOf(this.#room.clock.now());
    this.#settings = new SoundSettings(() => device.storage, this.#target);
    this.#alerts = new Alerts({
      api: { ...this.#home, ...alertsApi.of(access), ...followKindsApi.of(access) },
      room: this.#room,
      queryClient,
      session: this.#session,
      settings: this.#settings,
      createOutput: () =>
        silentAudioOutput(() => {
          this.soundedAt.push(time.now);
          journal.note(name, 'sounds');
        }),
      page: this.#target,
      webNotifications: webNotificationApi((event) => this.#announced('web notification', event)),
      words: ({ id }) => ({ title: id, body: '', lang: 'nb' }),
      push: null,
      workers: null,
      onOpen: () => {
        // No click occurs in the simulation.
      },
    });
    const { clock, log, tabs, rests } = this.#room;
    this.#online = new OnlineUsers({
      world,
      tabs,
      rests,
      api: presenceApi.of(access),
      session: this.#session,
      clock,
      log,
      visibility: keptVisibility(() => device.storage, this.#target),
      stand: () => access.gate?.stand ?? null,
    });
    this.#banner = openGoalBanner(access, this.#room, queryClient);
  }

  get isOpen(): boolean {
    return this.#state !== 'closed';
  }

  /** Whether the tab is neither stopped nor closed. */
  get isRunning(): boolean {
    return this.#state === 'running';
  }

  get isVisible(): boolean {
    return this.isOpen && this.#page.isVisible;
  }

  get isFront(): boolean {
    return this.isOpen && this.#room.tabs.isFront();
  }

  /** The matches of the list in view. */
  get shown(): readonly Match[] {
    return this.queryClient.getQueryData<DayList>(matchesKey(this.day))?.matches ?? [];
  }

  /** The report of the open match; undefined if no match is open, or its report has not loaded. */
  get openReport(): MatchReport | undefined {
    return this.openMatch === null ? undefined : this.queryClient.getQueryData<MatchReport>(matchKey(this.openMatch));
  }

  /** The title of the page of the open match; null while no match is open, or its report has not loaded. */
  get title(): string | null {
    const match = this.openReport?.match;
    return match === undefined ? null : titleOf(match);
  }

  /** The texts of the flip card and the goal banner that are shown now. */
  get said(): readonly Said[] {
    return [this.#cardWords, this.#bannerWords].filter((said) => said !== null);
  }

  /** The ids of the messages in the chat of the open match. */
  get messages(): readonly string[] {
    return this.#chat?.shown(emptyOutbox).map(({ item }) => item.id) ?? [];
  }

  /** The tables of the first competition of the list; none until they have loaded. */
  get tables(): readonly Standings[] {
    return this.#tables?.tables() ?? [];
  }

  get sounds(): number {
    return this.soundedAt.length;
  }

  get lights(): Observed<LitSides> {
    return this.#room.lights.lit;
  }

  /** How many timers, listeners, requests and the like the tab still has, by kind. */
  left(): Readonly<Record<string, number>> {
    const { line } = this.device;
    return {
      timers: this.realm.timers,
      sockets: line.socketsOf(this.realm),
      'requests under way': line.pendingOf(this.realm),
      'listeners to the world': this.world.listeners,
      'listeners to the page': this.#target.listeners(),
      'cached queries': this.queryClient.getQueryCache().getAll().length,
    };
  }

  /** @param openMatch the match whose screen is open; null if only the list is open */
  start(openMatch: string | null): void {
    const { clock, feed } = this.#room;
    const open = openMatch === null ? null : parse(matchId, openMatch);
    this.openMatch = open;
    this.realm.run(() => {
      this.#settings.change({ webNotifications: this.device.allowsWebNotifications });
      this.#settings.start();
      this.#session.start();
      this.#room.start();
      this.#alerts.start();
      this.#online.start();
      this.#teardown.add(
        keepInView(this.queryClient, this.#home, this.day, clock.now),
        feed.status.subscribe(() => this.#linkChanged()),
        this.#live.mode.subscribe(() => {
          this.modeTurnedAt = this.device.time.now;
          this.crowdedSince = this.mode === 'crowd' ? this.device.time.now : null;
        }),
        this.#alerts.cards.shown.subscribe(() => this.#cardChanged()),
        watchCorrections(this.queryClient, (correction) => {
          this.device.journal.note(this.name, `says that the score of ${correction.match.id} was corrected`);
          this.corrections.push(correction);
        }),
        ...(open === null ? [] : [feed.watchMatch(open)]),
        () => this.#chat?.end(),
        () => this.#tables?.end(),
        this.queryClient.getQueryCache().subscribe(() => this.#closeHiddenChat()),
      );
      if (open !== null) this.#open(open);
    });
  }

  /**
   * Shows the other parts of a page: the number on the app's icon, the goal banner, the tables of a competition and,
   * once the report of the open match has loaded, the match's chat, unless its result is hidden.
   */
  showSurroundings(): void {
    this.realm.enter(() => {
      if (!this.#isCounting) this.#countMessages();
      this.#watchBanner();
      const { queryClient } = this;
      const match = this.openReport?.match;
      if (match !== undefined && match.isHidden !== true) {
        this.#chat ??= keepChatOpen(queryClient, roomsApi.of(this.#access), matchChatRoom(match));
      }
      const competition = this.shown[0]?.competition;
      if (competition !== undefined) {
        this.#tables ??= keepTablesInView(queryClient, seasonApi.of(this.#access), competition);
      }
    });
  }

  /** @param match null for every match */
  chooseDelay(match: string | null, seconds: number): void {
    this.realm.run(() => {
      const knowledge = this.#knowledge();
      if (match === null) knowledge.chooseDelay(seconds);
      else knowledge.chooseOwnDelay(parse(matchId, match), seconds, knowledge.choices.current().delay);
    });
  }

  hideResult(match: string, isHidden: boolean): void {
    const one = parse(matchId, match);
    this.realm.run(() => {
      if (isHidden) this.#knowledge().hideResult(one);
      else this.#knowledge().showResult(one);
    });
  }

  /** Called when another tab has stored something. */
  stored(key: string): void {
    this.realm.enter(() => {
      this.#knowledge();
      this.#storageTarget.stored(key);
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

  /** Reports that the tab may have to catch up. */
  mayCatchUp(): void {
    for (const listener of this.onCatchUp) listener();
  }

  isBack(afterMs: number): void {
    for (const listener of this.onBack) listener(afterMs);
  }

  wake(): void {
    // A page that has not slept has missed nothing.
    if (this.realm.isAwake) return;
    this.wokeAt = this.device.time.now;
    this.mayCatchUp();
    this.realm.wake();
    // The page may notice only five seconds later, because its code checks the clock every five seconds.
    this.isBack(5000);
  }

  /** Calls the page's listeners after its visibility or network may have changed. */
  worldChanged(): void {
    this.mayCatchUp();
    this.realm.enter(() => this.world.changed());
  }

  /** Stops everything that was started, as the app does when its page closes. */
  stop(): void {
    if (this.#state !== 'running') return;
    this.#state = 'stopped';
    this.realm.run(() => {
      this.#teardown.run();
      this.#online.stop();
      this.#alerts.stop();
      this.#room.stop();
      this.#session.stop();
      this.#settings.stop();
      // Cancels the queries first, because clearing a query with a pending request would leave the timer of the query
      // behind.
      void this.queryClient.cancelQueries().then(() => this.queryClient.clear());
    });
  }

  /** Closes the tab: none of its code runs again. */
  close(): void {
    this.#state = 'closed';
    this.realm.close();
    this.#page.close();
    this.device.line.hangUp(this.realm);
  }

  /** Closes the chat of a match whose result is hidden, or whose report has not loaded. */
  #closeHiddenChat(): void {
    const { openReport } = this;
    if (openReport !== undefined && openReport.match.isHidden !== true) return;
    const chat = this.#chat;
    this.#chat = null;
    chat?.end();
  }

  /** Counts the messages from friends, as the app's icon does. */
  #countMessages(): void {
    this.#isCounting = true;
    const reader = this.device.userId === null ? null : toUserId(this.device.userId);
    if (reader === null) return;
    const rows = recentMessageRows(messagesApi.of(this.#access), reader, () => instantAt(this.world.now()));
    this.#teardown.add(
      observeRows(this.queryClient, rows, ({ data = [] }) => {
        this.badge = [...unreadMessages(data, [], reader).values()].reduce((sum, count) => sum + count, 0);
      }),
    );
  }

  /** Shows the goal banner for the loaded follows, as the screen of the open match does. */
  #watchBanner(): void {
    const { userId } = this.device;
    const follows = (userId === null ? undefined : readFollows(this.queryClient, userId)?.shown) ?? [];
    if (this.#bannerFollows === null) {
      this.#banner.start();
      this.#teardown.add(
        this.#banner.shown.subscribe(() => this.#says(this.#bannerWords)),
        () => this.#banner.stop(),
      );
    } else if (follows === this.#bannerFollows || follows.length + this.#bannerFollows.length === 0) return;
    this.#bannerFollows = follows;
    this.#banner.watch({ userId, follows, openMatchId: this.openMatch, muted: this.#alerts.muted.current() });
  }

  get #bannerWords(): Said | null {
    const goal = this.#banner.shown.current();
    if (goal === null) return null;
    const { id } = goal.match;
    return { text: goalWords.goalSentence({ ...goal, homeTeam: null, awayTeam: null }), matches: [id] };
  }

  #says(said: Said | null): void {
    if (said === null) return;
    this.device.journal.note(this.name, `says «${said.text}»`);
    for (const listener of this.onSaid) listener(said);
  }

  /** Loads a match as its screen does. The cache keeps the match as long as the page is open. */
  #open(match: MatchId): void {
    this.queryClient
      .query({ ...matchQuery(this.#live, match), gcTime: Infinity })
      .catch((error: unknown) => this.device.journal.note(this.name, 'shows no match', error));
  }

  #knowledge(): ChosenKnowledge {
    const { storage } = this.device;
    return knownUntilOf(this.#access, this.queryClient, { storage: () => storage, events: this.#storageTarget });
  }

  #turn(turn: () => void): void {
    this.turnedAt = this.device.time.now;
    this.device.journal.note(this.name, 'turned');
    turn();
    this.worldChanged();
  }

  /** The mode in which this tab polls: `crowd` until the backend has announced its mode (LIVE-26). */
  get mode(): LiveMode {
    return this.#live.mode.current() ?? 'crowd';
  }

  #linkChanged(): void {
    const isUp = this.#room.feed.status.current().connection === 'live';
    if (isUp !== (this.socketUpSince !== null)) this.linkTurnedAt = this.device.time.now;
    this.socketUpSince = isUp ? (this.socketUpSince ?? this.device.time.now) : null;
  }

  /**
   * Records the notifications on a card. A card may change while it is shown. Each notification is recorded only when
   * it appears.
   */
  #cardChanged(): void {
    const card = this.#alerts.cards.shown.current();
    const up = card === null ? [] : card.status === 'gathered' ? card.notifications : [card.notification];
    const { readAloud, store } = this.#alerts;
    const placed = toPlacedCard(card, (notification) => readAloud.isRead(notification), store.match);
    // The live region says the first sentence of a card, and does not change it when the card changes.
    if (placed?.id !== this.#saidCard) {
      this.#cardWords = placed && {
        text: goalWords.sentenceOf(placed.card),
        matches: up.map(({ matchId: match }) => match),
      };
      if (placed?.isSpoken === true) this.#says(this.#cardWords);
    }
    this.#saidCard = placed?.id;
    const before = this.#up;
    this.#up = up.map(({ id }) => id);
    for (const { id } of up) {
      if (!before.includes(id)) this.#announced(card?.status === 'gathered' ? 'gathered card' : 'card', id);
    }
  }

  #up: readonly LiveEventId[] = [];
  #saidCard: string | undefined;
  #cardWords: Said | null = null;

  #announced(how: Announcement['how'], event: LiveEventId): void {
    this.device.journal.note(this.name, `announces ${event} by ${how}`);
    this.announcements.push({ at: this.device.time.now, how, event });
  }

  /**
   * The page's port for messages between tabs. While the page sleeps, the port's calls to the page wait. Once the page
   * is closed, they are dropped.
   */
  #port(): TabsPort {
    const { port } = this.#page;
    const { realm } = this;
    return {
      isVisible: () => port.isVisible(),
      onPage: (listener) => port.onPage((moment) => realm.enter(() => listener(moment))),
      enter: (room, { onHeld, onLost, onData }) => {
        const entered = port.enter(room, {
          onHeld: () => realm.enter(onHeld),
          onLost: () => realm.enter(onLost),
          onData: (data) => realm.enter(() => onData(data)),
        });
        return {
          queue: () => entered.queue(),
          steal: () => entered.steal(),
          leave: () => entered.leave(),
          post: (data) => {
            for (const listener of this.onPost) listener(data);
            entered.post(data);
          },
        };
      },
    };
  }
}
