import { messageId } from '@tribunen/contract';
import {
  type ChatRoom,
  instantAt,
  type LiveEventId,
  type MatchId,
  type MessageId,
  osloDayOf,
  type UserId,
  epochMs,
} from '@tribunen/domain';
import { TabStorage } from '@tribunen/mocks/simulation';
import { parse } from 'valibot';
import { alertsApi } from '../../../packages/app/src/api/alertsApi.ts';
import { BackendAccess } from '../../../packages/app/src/api/access/BackendAccess.ts';
import { createBackendClient } from '../../../packages/app/src/api/access/client.ts';
import { sessionKey } from '../../../packages/app/src/api/access/storedSession.ts';
import { followKindsApi } from '../../../packages/app/src/api/followKindsApi.ts';
import { homeApi } from '../../../packages/app/src/api/homeApi.ts';
import { liveApi } from '../../../packages/app/src/api/liveApi.ts';
import { presenceApi } from '../../../packages/app/src/api/presenceApi.ts';
import { profileApi } from '../../../packages/app/src/api/profileApi.ts';
import { roomsApi } from '../../../packages/app/src/api/roomsApi.ts';
import { Outboxes } from '../../../packages/app/src/chat/outbox/Outboxes.ts';
import { OfflineChanges } from '../../../packages/app/src/data/offlineChanges/OfflineChanges.ts';
import { createQueryClient } from '../../../packages/app/src/data/createQueryClient.ts';
import { ProfileBook } from '../../../packages/app/src/data/people/ProfileBook.ts';
import { SpectatorWatch } from '../../../packages/app/src/features/shell/SpectatorWatch.ts';
import { Teardown } from '../../../packages/app/src/lib/state/Teardown.ts';
import { silentLog } from '../../../packages/app/src/live/LiveLog.ts';
import { LiveConnection } from '../../../packages/app/src/live/LiveConnection.ts';
import { NotificationEngine } from '../../../packages/app/src/live/notifications/engine/NotificationEngine.ts';
import { keptVisibility } from '../../../packages/app/src/live/presence/keptVisibility.ts';
import { OnlineUsers } from '../../../packages/app/src/live/presence/OnlineUsers.ts';
import { privateKey } from '../../../packages/app/src/services/privateKey.ts';
import { SessionStore } from '../../../packages/app/src/services/SessionStore.ts';
import { ExampleDevice } from '../../../packages/app/src/testing/ExampleDevice.ts';
import { keepChatOpen } from '../../../packages/app/src/testing/keepChatOpen.ts';
import { keepInView } from '../../../packages/app/src/testing/keepInView.ts';
import { countingTarget } from '../../simulation/spectator/countingTarget.ts';
import type { PlayedMatch } from '../site/Football.ts';
import type { Account, Ground } from '../site/Stand.ts';
import type { CountedNetwork, Line } from './CountedNetwork.ts';

/** Receives what a spectator sees. */
export interface Witness {
  /** A match shows a different number of goals than before. */
  onScore(match: MatchId, goals: number): void;
  /** The notification engine announces a goal. */
  onAnnouncement(event: LiveEventId): void;
  /** The open chat shows a message, which was written at `writtenAt` milliseconds since 1970. */
  onMessage(id: MessageId, writtenAt: number): void;
}

interface Given {
  readonly ground: Ground;
  readonly network: CountedNetwork;
  /** The spectator's account; null for a visitor. */
  readonly account: Account | null;
  /** The match whose screen and chat are open; null if only the list is open. */
  readonly open: PlayedMatch | null;
  readonly witness: Witness;
}

/**
 * A page without a browser. It runs the app's own code for live data and chats on a real network: today's results
 * and, if the spectator has a match open, that match with its chat.
 */
export class Spectator {
  readonly open: PlayedMatch | null;
  readonly account: Account | null;
  readonly line: Line;
  readonly #witness: Witness;
  readonly #room: LiveConnection;
  readonly #outboxes: Outboxes;
  readonly #chat: ReturnType<typeof keepChatOpen> | null;
  readonly #forget: () => void;
  readonly #teardown = new Teardown();
  readonly #goals = new Map<MatchId, number>();

  constructor({ ground, network, account, open, witness }: Given) {
    this.open = open;
    this.account = account;
    this.line = network.open();
    this.#witness = witness;
    const storage = new TabStorage();
    if (account !== null) storage.setItem(sessionKey(ground), JSON.stringify(account.session));
    const { fetch, transport } = this.line;
    const access = new BackendAccess({ ...ground, storage, fetch, transport }, (address) =>
      Promise.resolve(createBackendClient(address)),
    );
    const queryClient = createQueryClient();
    const home = homeApi.of(access);
    const session = new SessionStore(home);
    const world = {
      now: Date.now,
      random: Math.random,
      isVisible: () => true,
      isOnline: () => true,
      onChange: () => () => {},
    };
    const room = new LiveConnection({
      api: liveApi.of(access),
      queryClient,
      session,
      world,
      log: silentLog,
      tabsPort: null,
      tabsIdentity: () => account?.id ?? 'visitor',
    });
    const { clock, store, feed, tabs, absences, rests, log } = room;
    const page = countingTarget();
    const watch = new SpectatorWatch({ access, queryClient, session, now: Date.now });
    const presence = {
      api: presenceApi.of(access),
      session,
      clock,
      log: silentLog,
      visibility: keptVisibility(() => storage, page),
      stand: () => null,
      tabs,
      world,
      rests,
    };
    const online = new OnlineUsers(presence);
    const engine = new NotificationEngine({
      world,
      clock,
      store,
      feed,
      tabs,
      absences,
      rests,
      log,
      api: { ...home, ...alertsApi.of(access), ...followKindsApi.of(access) },
      queryClient,
      onDecision: (decision) => {
        if (decision.kind === 'notify') witness.onAnnouncement(decision.notification.id);
      },
    });
    const rooms = roomsApi.of(access);
    const outboxes = new Outboxes({
      api: rooms,
      queryClient,
      session,
      changes: new OfflineChanges({
        storage: new ExampleDevice().storage,
        session,
        locks: null,
        ensureToken: () => Promise.resolve(),
        now: () => Date.now(),
      }),
      world,
      onProblem: ({ kind }) => console.error(`A message was not sent: ${kind}`),
    });
    this.#room = room;
    this.#outboxes = outboxes;
    this.#chat = open === null ? null : keepChatOpen(queryClient, rooms, open.room);
    this.#forget = () => queryClient.clear();
    session.start();
    room.start();
    watch.start();
    online.start();
    outboxes.start();
    const user = session.current();
    this.#teardown.add(
      () => session.stop(),
      () => room.stop(),
      () => watch.stop(),
      () => online.stop(),
      () => outboxes.stop(),
      room.store.onChange(() => this.#look()),
      keepInView(queryClient, home, osloDayOf(instantAt(Date.now())), () => clock.now()),
      ...(user.status === 'signed-in' ? [engine.acquire(user.user.id)] : []),
    );
    const chat = this.#chat;
    if (open === null || chat === null) return;
    const reader = user.status === 'signed-in' ? user.user.id : null;
    if (reader !== null) this.#teardown.add(online.showMatch(open.id));
    const profiles = privateKey(reader ?? 'visitor', 'profiles');
    queryClient.setQueryData(profiles, new Map());
    const book = new ProfileBook({ api: profileApi.of(access), queryClient, queryKey: profiles });
    const shown = new Set<MessageId>();
    let known: unknown = null;
    this.#teardown.add(
      room.feed.watchMatch(open.id),
      book.open(),
      chat.end,
      queryClient.getQueryCache().subscribe(({ type }) => {
        const messages = chat.history()?.messages ?? [];
        if (type !== 'updated' || messages === known) return;
        known = messages;
        const authors = new Set<UserId>();
        for (const { id, createdAt, senderId } of messages) {
          if (shown.has(id)) continue;
          shown.add(id);
          if (senderId !== null) authors.add(senderId);
          witness.onMessage(id, epochMs(createdAt));
        }
        if (authors.size > 0) book.want(authors);
      }),
    );
  }

  get isLive(): boolean {
    return this.#room.feed.status.current().connection === 'live';
  }

  goalsOf(match: MatchId): number | null {
    const score = this.#room.store.match(match)?.score.fullTime;
    return score?.home === undefined || score.home === null ? null : score.home + score.away;
  }

  /** How many messages the open chat shows more than once. */
  get doubledMessages(): number {
    const messages = this.#chat?.history()?.messages ?? [];
    return messages.length - new Set(messages.map(({ id }) => id)).size;
  }

  /** Writes in a chat, as the composer does. */
  write(room: ChatRoom, text: string): MessageId {
    const id = parse(messageId, crypto.randomUUID());
    const message = { id, text, taggedUserId: null, referenceMessageId: null, writtenAt: instantAt(Date.now()) };
    this.#outboxes.open(room)?.write(message);
    return id;
  }

  stop(): void {
    this.#teardown.run();
    this.#forget();
  }

  #look(): void {
    for (const { id, score } of this.#room.store.liveMatches()) {
      const { home, away } = score.fullTime;
      if (home === null || this.#goals.get(id) === home + away) continue;
      this.#goals.set(id, home + away);
      this.#witness.onScore(id, home + away);
    }
  }
}
