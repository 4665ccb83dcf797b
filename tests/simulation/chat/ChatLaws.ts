import { compareValues } from '@tribunen/protocol';
import type { AskedRequest, Witness } from '../run/Witness.ts';
import type { Realm } from '../time/Realm.ts';
import type { ChatSpectator, ShownMessage } from './ChatSpectator.ts';

const second = 1000;
const graceMs = 5 * second;
/** A page in mode `small` loads the chat at least this often, while no fault hinders it. */
const askedMs = 35 * second;
const page = 50;
/** After this time without a fault a page must have received everything that it missed. */
const caughtUpMs = 25 * second;
/**
 * How long a page may take to mark that messages are missing. A broadcast is at most a second late, and a page collects
 * broadcasts for a moment before it shows them.
 */
const noticeMs = 4 * second;
/** The HTTP status 409: a message with this id exists, so the page has sent it before. */
const taken = 409;

/** A row as the database stores it. */
export interface StoredRow {
  readonly id: string;
  readonly sender: string;
  readonly createdAt: string;
  readonly storedAt: number;
}

interface ChatCourt {
  readonly spectators: readonly ChatSpectator[];
  /** All stored rows, in the order in which they were stored. */
  readonly rows: readonly StoredRow[];
  readonly now: () => number;
  /**
   * The time since which no fault has hindered a spectator's page, in milliseconds since 1970; infinity while a fault
   * hinders it.
   */
  readonly freeSince: (spectator: ChatSpectator) => number;
  /** Whether the backend has been in mode `crowd` since a moment, in milliseconds since 1970. */
  readonly wasCrowdedSince: (moment: number) => boolean;
  readonly broken: (law: string, what: string) => void;
}

/**
 * The latest rows, which every screen must show, oldest first. They are sorted by the time of writing, and rows with
 * the same time by their id.
 */
function latestOf(rows: readonly StoredRow[]): readonly StoredRow[] {
  const inOrder = rows.toSorted((a, b) => compareValues(a.createdAt, b.createdAt) || compareValues(a.id, b.id));
  return inOrder.slice(-page);
}

/** By the moment `at` a page had received all rows that were stored before the moment `knows`. */
interface Knowledge {
  readonly at: number;
  readonly knows: number;
}

/**
 * The laws of every chat:
 *
 * 1. Every screen shows each of the latest fifty rows exactly once. It does so within five seconds after the first
 *    response that could contain the row, or after a socket message about the row on a topic that the page has joined.
 *    While no fault hinders a page in mode `small`, it loads the chat at least every 35 seconds.
 * 2. An author's messages are stored and shown in the order in which they were written, except those that failed.
 * 3. A message stays on its author's screen. A message that a screen shows as sent is stored, and stays on the screen.
 * 4. A page does not show a message as failed after a response has shown that it is stored: a response with its row, or
 *    a 409 for its id.
 * 5. A screen marks each gap where a busy chat has left messages out.
 */
export class ChatLaws implements Witness {
  checks = 0;
  readonly #court: ChatCourt;
  readonly #knowledge = new Map<Realm, Knowledge[]>();
  readonly #heard = new Map<Realm, Map<string, number>>();
  readonly #seen = new Map<Realm, Set<string>>();
  /** The topics that each page has left. */
  readonly #left = new Map<Realm, Set<string>>();
  /** When the server last refused a page's message because its id was taken. */
  readonly #takenAt = new Map<Realm, number>();
  readonly #everFailed = new Set<string>();
  /** The messages that a screen had shown as failed by the end of the previous check. */
  #failedBefore: ReadonlySet<string> = new Set();

  constructor(court: ChatCourt) {
    this.#court = court;
  }

  requestEnded({ page: realm, what, succeeded, status, reachedAt, endedAt }: AskedRequest): void {
    if (status === taken && what.includes('/team_messages')) this.#takenAt.set(realm, this.#court.now());
    if (!succeeded || reachedAt === null || endedAt === null) return;
    if (!what.includes('/team_messages') || !what.includes('limit=')) return;
    this.#knowledge.set(realm, [...(this.#knowledge.get(realm) ?? []), { at: endedAt, knows: reachedAt }]);
  }

  frameSent(realm: Realm, frame: string): void {
    const [, topic, event] = /"(realtime:[^"]+)","(phx_join|phx_leave)"/.exec(frame) ?? [];
    if (topic === undefined) return;
    const left = this.#left.get(realm) ?? new Set<string>();
    this.#left.set(realm, left);
    if (event === 'phx_leave') left.add(topic);
    else left.delete(topic);
  }

  frameCame(realm: Realm, frame: string): void {
    if (!/"(?:postgres_changes|chat)"/.test(frame)) return;
    // After a page has left a topic, it may still receive messages on it until the server has processed the leave. They
    // do not count.
    for (const topic of this.#left.get(realm) ?? []) if (frame.includes(`"${topic}"`)) return;
    const heard = this.#heard.get(realm) ?? new Map<string, number>();
    this.#heard.set(realm, heard);
    const isRow = frame.includes('"postgres_changes"') && frame.includes('"type":"INSERT"');
    const pattern = isRow ? /"record":\{[^}]*?"id":"([^"]+)"/g : /"type":"INSERT","record":\{[^}]*?"id":"([^"]+)"/g;
    for (const [, id] of frame.matchAll(pattern)) {
      if (id !== undefined && !heard.has(id)) heard.set(id, this.#court.now());
    }
  }

  look(): void {
    for (const spectator of this.#court.spectators) {
      const shown = spectator.shown();
      for (const { id, mark } of shown) if (mark === 'failed') this.#everFailed.add(id);
      this.#eachOnce(spectator, shown);
      this.#hasAsked(spectator);
      // A page shows no messages until its chat is loaded, so it is not checked before.
      if (shown.length === 0 && this.#knownAt(spectator, this.#court.now() - graceMs) === null) continue;
      this.#complete(spectator, shown);
      this.#saysWhatIsMissing(spectator, shown);
      this.#inOrder(
        spectator,
        shown.map(({ id }) => id),
      );
      this.#stays(spectator, shown);
      this.#notFailed(spectator, shown);
    }
    this.#failedBefore = new Set(this.#everFailed);
  }

  /** Called after a time without faults. */
  settled(): void {
    const { spectators, rows, broken } = this.#court;
    const latest = latestOf(rows).map(({ id }) => id);
    const stored = new Set(rows.map(({ id }) => id));
    for (const spectator of spectators) {
      this.checks += 1;
      const shown = spectator.shown();
      const ids = new Set(shown.map(({ id }) => id));
      const missing = latest.find((id) => !ids.has(id));
      if (missing !== undefined) broken('1', `${spectator.name} does not show ${missing} in the end`);
      const stuck = shown.find(({ mark }) => mark !== 'sent' && mark !== 'failed');
      if (stuck !== undefined) broken('3', `${spectator.name} still has ${stuck.id} ${stuck.mark} in the end`);
      const lost = spectator.written.find((id) => !stored.has(id) && !ids.has(id));
      if (lost !== undefined)
        broken('3', `${spectator.name} wrote ${lost}, which is neither stored nor shown in the end`);
    }
    this.#storedInOrder();
  }

  #eachOnce(spectator: ChatSpectator, shown: readonly ShownMessage[]): void {
    this.checks += 1;
    const ids = shown.map(({ id }) => id);
    const twice = ids.find((id, place) => ids.indexOf(id) !== place);
    if (twice !== undefined) this.#court.broken('1', `${spectator.name} shows ${twice} twice`);
    const strange = ids.find((id) => !this.#isWritten(id));
    if (strange !== undefined) this.#court.broken('3', `${spectator.name} shows ${strange}, which nobody wrote`);
  }

  #isWritten(id: string): boolean {
    const { spectators, rows } = this.#court;
    return spectators.some(({ written }) => written.includes(id)) || rows.some((row) => row.id === id);
  }

  #hasAsked(spectator: ChatSpectator): void {
    const { now, freeSince, broken } = this.#court;
    const since = Math.max(freeSince(spectator), spectator.openedAt);
    if (now() - since < askedMs || this.#court.wasCrowdedSince(now() - askedMs - caughtUpMs)) return;
    this.checks += 1;
    const last = this.#knowledge.get(spectator.realm)?.at(-1)?.at ?? 0;
    if (now() - last > askedMs) broken('1', `${spectator.name} has not loaded the chat for ${now() - last} ms`);
  }

  #complete(spectator: ChatSpectator, shown: readonly ShownMessage[]): void {
    const { rows, now, broken } = this.#court;
    this.checks += 1;
    const ids = new Set(shown.map(({ id }) => id));
    const knows = this.#knownAt(spectator, now() - graceMs) ?? -Infinity;
    const heard = this.#heard.get(spectator.realm);
    for (const { id, storedAt } of latestOf(rows)) {
      if (ids.has(id)) continue;
      if (storedAt < knows) broken('1', `${spectator.name} received ${id} in a response, and does not show it`);
      if ((heard?.get(id) ?? Infinity) < now() - graceMs) {
        broken('1', `${spectator.name} received ${id} over the socket, and does not show it`);
      }
    }
  }

  #saysWhatIsMissing(spectator: ChatSpectator, shown: readonly ShownMessage[]): void {
    const { rows, now, freeSince, broken } = this.#court;
    const since = Math.max(freeSince(spectator), spectator.openedAt);
    if (now() - since < caughtUpMs) return;
    this.checks += 1;
    const ids = new Set(shown.map(({ id }) => id));
    const first = rows.findIndex(({ id }) => ids.has(id));
    const missing = rows.filter(
      ({ id, storedAt }, index) =>
        first !== -1 && index > first && !ids.has(id) && storedAt > since && storedAt < now() - noticeMs,
    ).length;
    const said = spectator.leftOut();
    if (missing > said) broken('5', `${spectator.name} lacks ${missing} messages among its own, and marks ${said}`);
  }

  #inOrder(spectator: ChatSpectator, ids: readonly string[]): void {
    for (const { name, written } of this.#court.spectators) {
      this.checks += 1;
      const places = ids.flatMap((id) =>
        this.#everFailed.has(id) || !written.includes(id) ? [] : [written.indexOf(id)],
      );
      const wrong = places.find((place, index) => index > 0 && place < (places[index - 1] ?? 0));
      if (wrong === undefined) continue;
      this.#court.broken('2', `${spectator.name} shows what ${name} wrote out of order: ${places.join(' ')}`);
    }
  }

  #storedInOrder(): void {
    const { spectators, rows, broken } = this.#court;
    for (const { name, written } of spectators) {
      const places = rows.flatMap(({ id }) =>
        this.#everFailed.has(id) || !written.includes(id) ? [] : [written.indexOf(id)],
      );
      if (places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0))) {
        broken('2', `what ${name} wrote is stored out of order: ${places.join(' ')}`);
      }
    }
  }

  #stays(spectator: ChatSpectator, shown: readonly ShownMessage[]): void {
    const { rows, broken } = this.#court;
    this.checks += 1;
    const ids = new Set(shown.map(({ id }) => id));
    const stored = new Set(rows.map(({ id }) => id));
    const latest = new Set(latestOf(rows).map(({ id }) => id));
    const seen = this.#seen.get(spectator.realm) ?? new Set<string>();
    this.#seen.set(spectator.realm, seen);
    for (const id of seen) {
      if (!ids.has(id) && (latest.has(id) || !stored.has(id))) broken('3', `${spectator.name} no longer shows ${id}`);
    }
    const own = spectator.written.find((id) => !stored.has(id) && !ids.has(id));
    if (own !== undefined) broken('3', `${spectator.name} wrote ${own}, and it is neither stored nor shown`);
    for (const { id, mark } of shown) {
      if (mark === 'sent' && !stored.has(id))
        broken('3', `${spectator.name} shows ${id} as sent, and it is not stored`);
      seen.add(id);
    }
  }

  #notFailed(spectator: ChatSpectator, shown: readonly ShownMessage[]): void {
    const { rows, now, broken } = this.#court;
    const knows = this.#knownAt(spectator, now() - graceMs) ?? -Infinity;
    for (const { id, mark } of shown) {
      if (mark !== 'failed') continue;
      this.checks += 1;
      const row = rows.find((each) => each.id === id);
      const isNotified = now() - (this.#takenAt.get(spectator.realm) ?? -Infinity) <= second;
      if (row !== undefined && isNotified && !this.#failedBefore.has(id)) {
        broken('4', `${spectator.name} received a 409 for the id of ${id}, and marks it as failed`);
      }
      if (row !== undefined && row.storedAt < knows)
        broken('4', `${spectator.name} marks ${id} as failed, and it is stored`);
    }
  }

  /** The moment up to which the page's responses before `until` contain all rows; null if it had no response. */
  #knownAt(spectator: ChatSpectator, until: number): number | null {
    const earlier = (this.#knowledge.get(spectator.realm) ?? []).filter(({ at }) => at <= until);
    return earlier.length === 0 ? null : Math.max(...earlier.map(({ knows }) => knows));
  }
}
