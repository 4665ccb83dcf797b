import { liveTopic, matchTopic, teamTopic, userTopic } from '@tribunen/contract';
import { classifyEvent } from '@tribunen/domain';
import { type Change, type Clock, type JsonRow, type RealtimeServer, roomOf } from '@tribunen/protocol';
import type { Database } from '../../database.ts';
import { ownersOf } from './ownersOf.ts';
import { PacedBroadcasts } from './PacedBroadcasts.ts';

interface Note {
  /** The committed change. A broadcast reads the row when it is sent, so it may also contain later changes. */
  readonly change: Change;
  readonly id: string;
  readonly at: string;
}

const shown = new Set<unknown>(['LIVE', 'IN_PLAY', 'PAUSED', 'FINISHED']);
const mostChanges = 20;
const mostDeletions = 10;

/**
 * The broadcasts that replace `postgres_changes` in crowd mode, as in `supabase/migrations`. They contain the changes
 * of matches and their events, of chats, and of each user's own rows.
 */
export class CrowdBroadcasts {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #realtime: RealtimeServer;
  readonly #isCrowded: () => boolean;
  readonly #paced: PacedBroadcasts<Note>;
  #stopListening: (() => void) | null = null;

  /** @param isCrowded whether broadcasts are sent at all */
  constructor(database: Database, clock: Clock, realtime: RealtimeServer, isCrowded: () => boolean) {
    this.#database = database;
    this.#clock = clock;
    this.#realtime = realtime;
    this.#isCrowded = isCrowded;
    this.#paced = new PacedBroadcasts(clock, (topic, event, notes) => {
      const payload = event === 'chat' ? this.#chatNews(notes) : this.#matchNews(event, notes);
      if (payload !== null) this.#broadcast(topic, event, payload);
    });
  }

  start(): void {
    this.#stopListening ??= this.#database.onChange((change) => {
      if (this.#isCrowded() && change.schema === 'public') this.#take(change);
    });
  }

  stop(): void {
    this.#stopListening?.();
    this.#stopListening = null;
    this.#paced.stop();
  }

  /** Broadcasts to a user that a friend has come, has left or has opened another match. */
  tellPresent(
    user: string,
    friend: { readonly id: string; readonly match: string | null; readonly here: boolean },
  ): void {
    if (!this.#isCrowded()) return;
    const present = { user_id: friend.id, match_id: friend.match, here: friend.here };
    this.#broadcast(userTopic(user), 'present', present);
  }

  #take(change: Change): void {
    const at = new Date(this.#clock.now()).toISOString();
    const row = rowOf(change);
    const note: Note = { change, id: String(row['id']), at };
    switch (change.table) {
      case 'live_matches_new':
        if (change.type !== 'DELETE' && shown.has(row['status']) && isNews(change))
          this.#paced.add(liveTopic, 'live', note);
        return;
      case 'match_state':
        if (change.type !== 'DELETE' && isNews(change)) this.#paced.add(matchTopic(note.id), 'match', note);
        return;
      case 'live_events_new':
        if (change.type !== 'INSERT') return;
        if (isForAll(row)) this.#paced.add(liveTopic, 'live', note);
        this.#paced.add(matchTopic(String(row['match_id'])), 'match', note);
        return;
      case 'team_messages': {
        const topic = this.#topicOfChat(row);
        if (topic !== null) this.#paced.add(topic, 'chat', note);
        return;
      }
      default:
        return this.#tellOwners(change, row, at);
    }
  }

  #matchNews(event: string, notes: readonly Note[]): object | null {
    const ids = (table: string): ReadonlySet<string> =>
      new Set(notes.flatMap(({ change, id }) => (change.table === table ? [id] : [])));
    const { live_matches_new, live_events_new, match_state } = this.#database;
    const [listed, opened, happened] = [ids('live_matches_new'), ids('match_state'), ids('live_events_new')];
    const events = live_events_new.rows(({ id }) => happened.has(id));
    const matches = live_matches_new.rows(({ id, status }) => listed.has(id) && shown.has(status));
    const match = match_state.rows(({ id }) => opened.has(id))[0] ?? null;
    if (events.length === 0 && matches.length === 0 && match === null) return null;
    return { at: notes.at(-1)?.at, events, ...(event === 'live' ? { matches } : { match }) };
  }

  /**
   * A broadcast contains the newest of the new messages, and the number of new messages that it leaves out. Changed and
   * deleted messages that do not fit wait for the next broadcast.
   */
  #chatNews(notes: readonly Note[]): object | null {
    const standing = [...new Set(notes.map(({ id }) => id))].flatMap((id) => {
      const [record] = this.#database.team_messages.rows((row) => row.id === id);
      const isNew = notes.some(({ change, ...note }) => note.id === id && change.type === 'INSERT');
      // A message that was written and deleted between two broadcasts is in neither broadcast.
      if (isNew && record === undefined) return [];
      const type = isNew ? 'INSERT' : record === undefined ? 'DELETE' : 'UPDATE';
      return [{ id, type, record: record ?? null, old_record: isNew ? null : { id } }] as const;
    });
    const changed = standing.filter(({ type }) => type !== 'INSERT').slice(0, mostDeletions);
    const added = standing.filter(({ type }) => type === 'INSERT');
    const sent = new Set([...changed, ...added.slice(-(mostChanges - changed.length))].map(({ id }) => id));
    for (const note of notes) {
      const isLate = !sent.has(note.id) && added.every(({ id }) => id !== note.id);
      const topic = isLate && standing.some(({ id }) => id === note.id) ? this.#topicOfChat(rowOf(note.change)) : null;
      if (topic !== null) this.#paced.add(topic, 'chat', note);
    }
    if (sent.size === 0) return null;
    return {
      at: notes.at(-1)?.at,
      changes: standing.flatMap(({ id, ...change }) => (sent.has(id) ? [change] : [])),
      left_out: added.filter(({ id }) => !sent.has(id)).length,
      people: this.#peopleOf(added.flatMap(({ id, record }) => (sent.has(id) && record !== null ? [record] : []))),
    };
  }

  /** The authors of the messages and the users tagged in them, if they have names. */
  #peopleOf(
    messages: readonly { readonly sender_id: string | null; readonly tagged_user_id: string | null }[],
  ): readonly object[] {
    const named = new Set(messages.flatMap(({ sender_id, tagged_user_id }) => [sender_id, tagged_user_id]));
    return this.#database.profiles
      .rows(({ user_id, name }) => named.has(user_id) && name !== null && name !== '')
      .map(({ user_id, name }) => ({ user_id, name }));
  }

  #topicOfChat({ team_id, team_name }: JsonRow): string | null {
    if (team_id !== 0) return teamTopic(Number(team_id));
    const now = this.#clock.now();
    const distance = ({ utc_kickoff }: { readonly utc_kickoff: string }): number =>
      Math.abs(Date.parse(utc_kickoff) - now);
    const [match] = this.#database.live_matches_new
      .rows(({ home_team_name, away_team_name }) => `${home_team_name} vs ${away_team_name}` === team_name)
      .toSorted((one, other) => distance(one) - distance(other));
    return match === undefined ? null : matchTopic(match.id);
  }

  #tellOwners(change: Change, row: JsonRow, at: string): void {
    const { schema, table, type } = change;
    for (const owner of ownersOf(this.#database, table, row)) {
      this.#broadcast(userTopic(owner), 'row', {
        schema,
        table,
        operation: type,
        record: change.type === 'DELETE' ? null : row,
        old_record: change.type === 'INSERT' ? null : { id: row['id'] },
        at,
      });
    }
  }

  #broadcast(topic: string, event: string, payload: object): void {
    this.#realtime.broadcast(roomOf(topic, true), { event, payload }, null);
  }
}

function rowOf(change: Change): JsonRow {
  return change.type === 'DELETE' ? change.oldRecord : change.record;
}

/** Whether a change is broadcast. A new minute alone is not, because pages count the minutes themselves. */
function isNews(change: Change): boolean {
  if (change.type !== 'UPDATE') return true;
  return Object.entries(change.record).some(([column, value]) => {
    if (['minute', 'injury_time', 'updated_at'].includes(column)) return false;
    return JSON.stringify(value) !== JSON.stringify(change.oldRecord[column]);
  });
}

/**
 * Whether everybody receives an event: only the goals and red cards that pages announce (NOTIFY-1), and their
 * corrections.
 */
function isForAll({ event_type, payload }: JsonRow): boolean {
  if (classifyEvent(String(event_type)) !== 'other') return true;
  return (
    event_type === 'CARD_CANCELLED' ||
    (typeof payload === 'object' && payload !== null && 'decision' in payload && payload.decision === 'GOAL_CANCELLED')
  );
}
