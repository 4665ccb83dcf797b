import { matchId, messageId } from '@tribunen/contract';
import { cadence, type ChatRoom, emptyOutbox, instantAt, leftOutAmong, type LiveMode } from '@tribunen/domain';
import { TabStorage } from '@tribunen/mocks/simulation';
import { parse } from 'valibot';
import { BackendAccess } from '../../../packages/app/src/api/access/BackendAccess.ts';
import { createBackendClient } from '../../../packages/app/src/api/access/client.ts';
import { homeApi } from '../../../packages/app/src/api/homeApi.ts';
import { socketOf } from '../../../packages/app/src/api/realtime/socketOf.ts';
import { roomsApi } from '../../../packages/app/src/api/roomsApi.ts';
import { Outboxes } from '../../../packages/app/src/chat/outbox/Outboxes.ts';
import { OfflineChanges } from '../../../packages/app/src/data/offlineChanges/OfflineChanges.ts';
import { createQueryClient } from '../../../packages/app/src/data/createQueryClient.ts';
import { SessionStore } from '../../../packages/app/src/services/SessionStore.ts';
import { ExampleDevice } from '../../../packages/app/src/testing/ExampleDevice.ts';
import { keepChatOpen } from '../../../packages/app/src/testing/keepChatOpen.ts';
import type { BrowserLine } from '../network/BrowserLine.ts';
import { PageWorld } from '../spectator/PageWorld.ts';
import { Realm } from '../time/Realm.ts';
import type { SimulatedTime } from '../time/SimulatedTime.ts';

/** The chat that every spectator has open. */
export const room: ChatRoom = {
  teamId: 0,
  teamName: 'Brann vs Viking',
  matchId: parse(matchId, '500001'),
  since: null,
};

const address = 'https://simulation.example.test';

/** A message on a screen. `sent` means that the screen shows no mark beside the message. */
export interface ShownMessage {
  readonly id: string;
  readonly mark: 'sent' | 'sending' | 'waiting' | 'paced' | 'failed';
}

/** A spectator with the chat open in a page, which can be reloaded. */
export class ChatSpectator {
  readonly name: string;
  readonly userId: string;
  readonly line: BrowserLine;
  /** The ids of the messages that the spectator has written, in order. */
  readonly written: string[] = [];
  /** When the current page opened, in milliseconds since 1970. */
  openedAt = 0;
  realm: Realm;
  readonly #time: SimulatedTime;
  readonly #storage = new TabStorage();
  readonly #device = new ExampleDevice();
  #world: PageWorld | null = null;
  #outboxes: Outboxes | null = null;
  #shown: () => readonly ShownMessage[] = () => [];
  #leftOut: () => number = () => 0;
  #mode: LiveMode = 'small';
  #access: BackendAccess | null = null;
  #pages = 0;
  #losesAnswers = false;

  constructor(name: string, userId: string, line: BrowserLine, time: SimulatedTime) {
    this.name = name;
    this.userId = userId;
    this.line = line;
    this.#time = time;
    this.realm = new Realm(name);
  }

  open(session: object | null): void {
    if (session !== null) this.#storage.setItem('sb-simulation-auth-token', JSON.stringify(session));
    this.#pages += 1;
    this.openedAt = this.#time.now;
    this.realm = new Realm(`${this.name}/${this.#pages}`);
    this.realm.run(() => this.#openPage());
  }

  /** Reloads the page: the old page ends without any clean-up, and a new page opens. */
  reload(): void {
    this.close();
    this.open(null);
  }

  close(): void {
    this.realm.close();
    this.line.hangUp(this.realm);
    this.#shown = () => [];
    this.#leftOut = () => 0;
    this.#access = null;
    this.#outboxes = null;
  }

  write(id: string): void {
    this.written.push(id);
    const writtenAt = instantAt(this.#time.now);
    const message = { text: id, taggedUserId: null, referenceMessageId: null, writtenAt };
    this.realm.run(() => this.#outboxes?.open(room)?.write({ id: parse(messageId, id), ...message }));
  }

  /** The messages on the screen, oldest first; none until the chat is loaded. */
  shown(): readonly ShownMessage[] {
    return this.#shown();
  }

  /** The number of missing messages according to the marks on the screen. */
  leftOut(): number {
    return this.#leftOut();
  }

  /** Sets the page's mode, which in the app comes from the live feed. */
  hearMode(mode: LiveMode): void {
    this.#mode = mode;
    this.realm.run(() => this.#access?.mode.set(mode));
  }

  goOffline(): void {
    this.line.down();
    this.realm.run(() => this.#world?.changed());
  }

  goOnline(): void {
    this.line.up();
    this.realm.run(() => this.#world?.changed());
  }

  /** Sets whether the responses to POST requests are lost, for example the response to a sent message. */
  loseAnswers(losesAnswers: boolean): void {
    this.#losesAnswers = losesAnswers;
  }

  #lossyFetch(send: typeof fetch): typeof fetch {
    return async (input, init) => {
      const request = new Request(input, init);
      const answer = await send(request);
      if (request.method === 'POST' && this.#losesAnswers) throw new TypeError('fetch failed');
      return answer;
    };
  }

  #openPage(): void {
    const { realm, line } = this;
    const access = new BackendAccess(
      {
        url: address,
        anonKey: 'anonymous-key',
        apiUrl: `${address}/api`,
        storage: this.#storage,
        fetch: this.#lossyFetch(line.fetchOf(realm)),
        transport: line.webSocketOf(realm),
      },
      (at) => Promise.resolve(realm.run(() => createBackendClient(at))),
    );
    access.mode.set(this.#mode);
    this.#access = access;
    const api = roomsApi.of(access);
    const queryClient = createQueryClient();
    const session = new SessionStore(homeApi.of(access));
    const world = new PageWorld({
      now: () => this.#time.now,
      random: () => 0.5,
      isVisible: () => true,
      isOnline: () => line.isUp,
    });
    const outboxes = new Outboxes({
      api,
      queryClient,
      session,
      changes: new OfflineChanges({
        storage: this.#device.storage,
        session,
        // A closed page would never release a lock, because its code no longer runs.
        locks: null,
        ensureToken: () => Promise.resolve(),
        now: () => this.#time.now,
      }),
      world,
      onProblem: () => {
        // Logs nothing: the laws check only what the screen shows.
      },
    });
    this.#world = world;
    this.#outboxes = outboxes;
    session.start();
    outboxes.start();
    this.#watchSocket(access);
    const chat = keepChatOpen(queryClient, api, room);
    this.#leftOut = () => {
      const history = chat.history();
      return history === undefined ? 0 : leftOutAmong(history).reduce((sum, { count }) => sum + count, 0);
    };
    this.#shown = () =>
      chat
        .shown(outboxes.of(room)?.outbox.current() ?? emptyOutbox)
        .map(({ item, delivery }) => ({ id: item.id, mark: delivery ?? 'sent' }));
  }

  /** Replaces the socket when it has been silent for some seconds, as the live feed does in the app. */
  #watchSocket(access: BackendAccess): void {
    const socket = socketOf(access);
    let watchdog: ReturnType<typeof setTimeout> | undefined;
    const feed = (): void => {
      clearTimeout(watchdog);
      watchdog = setTimeout(() => {
        feed();
        if (this.line.isUp) socket.reopen();
      }, cadence.realtime.watchdog);
    };
    socket.onSound(feed);
    feed();
  }
}
