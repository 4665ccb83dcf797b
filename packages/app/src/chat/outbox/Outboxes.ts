import {
  addSent,
  type ChatMessage,
  type MessageId,
  type OutgoingMessage,
  type UserId,
  Emitter,
} from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { Room, RoomsApi } from '../../api/roomsApi.ts';
import type { Session } from '../../api/auth/session.ts';
import { isAnswer } from '../../data/isAnswer.ts';
import type { LedgerEntry } from '../../data/ledgerQuery.ts';
import type { OfflineChanges } from '../../data/offlineChanges/OfflineChanges.ts';
import { updateKnown } from '../../data/updateKnown.ts';
import type { LiveWorld } from '../../live/LiveWorld.ts';
import type { Observed } from '../../lib/state/Observable.ts';
import { Teardown } from '../../lib/state/Teardown.ts';
import { chatHistoryQuery, type RoomHistory } from '../history/chatHistoryQuery.ts';
import { keptMessageOf } from './keptMessage.ts';
import { OutboxSender, type SendProblem } from './OutboxSender.ts';
import { nameOfKey, roomName } from '../history/roomKey.ts';

export interface OutboxesParts {
  readonly api: RoomsApi;
  readonly queryClient: QueryClient;
  readonly session: Observed<Session>;
  /** Stores the messages while they wait. */
  readonly changes: OfflineChanges;
  readonly world: Pick<LiveWorld, 'now' | 'isOnline' | 'onChange'>;
  /** Shows the spectator that a message was not sent. */
  readonly onProblem: (problem: SendProblem) => void;
}

/** The spectator's outboxes, by the names of their rooms. */
interface Desk {
  readonly userId: UserId;
  readonly senders: Map<string, OutboxSender<ChatMessage>>;
}

/**
 * The outboxes of every chat in which the spectator has written. They send whichever screen is open, and also send the
 * messages that an earlier page has left. When the session ends they close, and the messages are deleted from the
 * device.
 */
export class Outboxes {
  readonly #parts: OutboxesParts;
  readonly #teardown = new Teardown();
  /** The messages that each sender had sent when the load under way began. */
  readonly #sentBefore = new WeakMap<OutboxSender<ChatMessage>, readonly MessageId[]>();
  readonly #changes = new Emitter<void>();
  #desk: Desk | null = null;

  constructor(parts: OutboxesParts) {
    this.#parts = parts;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    const { session, queryClient } = this.#parts;
    this.#teardown.add(
      session.subscribe(() => this.#follow()),
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated') return;
        const queryKey = queryClient.getQueryCache().get(event.query.queryHash)?.queryKey ?? [];
        const name = nameOfKey(queryKey);
        const sender = name === null ? undefined : this.#desk?.senders.get(name);
        if (sender === undefined || sender.outbox.current().messages.length === 0) return;
        if (event.action.type === 'fetch') this.#sentBefore.set(sender, sender.sent());
        if (event.action.type !== 'success') return;
        const entry = queryClient.getQueryData<LedgerEntry<RoomHistory, unknown>>(queryKey);
        const rows = new Set(entry?.ledger.known.messages.map(({ id }) => id));
        // A message that was sent before the load began is among the loaded rows, or older than all of them.
        sender.meetRows(isAnswer(event) ? new Set([...rows, ...(this.#sentBefore.get(sender) ?? [])]) : rows);
      }),
      () => this.#close(),
    );
    this.#follow();
  }

  stop(): void {
    this.#teardown.run();
  }

  /** Calls the listener whenever an outbox is opened, and when all are closed. Returns a function that stops it. */
  readonly subscribe = this.#changes.listen;

  /** The spectator's outbox for a room; null until it is opened, and for a visitor. */
  of(room: Room): OutboxSender<ChatMessage> | null {
    return this.#desk?.senders.get(roomName(room)) ?? null;
  }

  /** Opens the spectator's outbox for a room, which sends from then on. Returns null for a visitor. */
  open(room: Room): OutboxSender<ChatMessage> | null {
    return this.of(room) ?? (this.#desk && this.#add(this.#desk, room));
  }

  #follow(): void {
    const session = this.#parts.session.current();
    // While the session is being renewed the outboxes stay open.
    if (session.status === 'loading') return;
    const userId = session.status === 'signed-in' ? session.user.id : null;
    if (userId === (this.#desk?.userId ?? null)) return;
    this.#close();
    void this.#parts.changes.eraseOthers(userId);
    if (userId === null) return;
    this.#desk = { userId, senders: new Map() };
    void this.#openKept(this.#desk);
  }

  /** Opens the outboxes of the rooms that an earlier page has left messages for. */
  async #openKept(desk: Desk): Promise<void> {
    for (const change of await this.#parts.changes.kept(desk.userId)) {
      const kept = keptMessageOf(change);
      if (kept !== null && this.#desk === desk) this.open(kept.room);
    }
  }

  /** Takes over the messages for a room that this page does not have yet. */
  async #adopt(userId: UserId, room: string): Promise<readonly OutgoingMessage[]> {
    const { changes } = this.#parts;
    return (await changes.kept(userId)).flatMap((change) => {
      const kept = keptMessageOf(change);
      if (kept === null || roomName(kept.room) !== room || changes.isKnown(change.id)) return [];
      changes.adopt(change);
      return [kept.message];
    });
  }

  #close(): void {
    for (const sender of this.#desk?.senders.values() ?? []) sender.stop();
    this.#desk = null;
    this.#changes.emit();
  }

  #add({ userId, senders }: Desk, room: Room): OutboxSender<ChatMessage> {
    const { api, changes, world, onProblem } = this.#parts;
    const key = roomName(room);
    const sender = new OutboxSender<ChatMessage>({
      kept: this.#adopt(userId, key),
      keep: (message) =>
        changes.keep({ id: message.id, userId, kind: 'messages', queryKey: [], change: { room, message } }),
      drop: (id) => void changes.end(id),
      send: (message) =>
        changes.attempt(message.id, userId, async () => {
          const sent = await api.send(room, message);
          if (sent.outcome.kind === 'sent') await changes.end(message.id);
          return sent;
        }),
      withdraw: (id, now) => api.deleteMessage(id, now, room),
      onSent: (row) => this.#bringToChat(room, row),
      onProblem,
      world,
    });
    senders.set(key, sender);
    sender.start();
    this.#changes.emit();
    return sender;
  }

  /** Adds a sent message to the loaded chat. Resolves to true when the chat has its row, or when no screen shows the chat. */
  async #bringToChat(room: Room, row: ChatMessage | null): Promise<boolean> {
    const { api, queryClient } = this.#parts;
    const query = chatHistoryQuery(api, room);
    const { queryKey } = query;
    const isShown = (): boolean => (queryClient.getQueryCache().find({ queryKey })?.getObserversCount() ?? 0) > 0;
    if (row !== null) {
      updateKnown(queryClient, query, (history) => addSent(history, row));
      return queryClient.getQueryData(queryKey) !== undefined || !isShown();
    }
    if (!isShown()) return true;
    // A load under way may have read the rows before the message was stored. The chat has the row once the next one succeeds: another may replace
    // the one that begins here.
    await queryClient.cancelQueries({ queryKey, exact: true });
    await queryClient.invalidateQueries({ queryKey, exact: true });
    return false;
  }
}
