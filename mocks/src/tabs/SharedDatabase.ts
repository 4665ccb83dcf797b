import type { Database } from '../database.ts';
import { type Change, Queue } from '@tribunen/protocol';
import type { Turns } from '../Turns.ts';
import { type ChangeLog, WorldIsGoneError } from './ChangeLog.ts';
import { inverseOf, repeatChange } from './repeatChange.ts';

const simulated = new Set(['live_matches_new', 'live_events_new', 'match_state']);

/**
 * Whether the simulated football made a change. Every tab computes those rows from seed, anchor and clock, so they are
 * not shared. The simulated spectators' messages are among the users' messages and are recognised by their id, a UUID
 * of version 8, which comes from the seed.
 */
function isSimulated(change: Change): boolean {
  const { id } = change.type === 'DELETE' ? change.oldRecord : change.record;
  const isSeeded = typeof id === 'string' && id.charAt(14) === '8';
  return simulated.has(change.table) || (change.table === 'team_messages' && isSeeded);
}

export interface SharedDatabaseOptions {
  /** This tab's own database, still empty. */
  readonly database: Database;
  /** Inserts the first rows of a world into the database. */
  readonly fill: (database: Database) => Promise<void>;
  readonly log: ChangeLog;
  readonly worldId: string;
  /** The locks with which tabs take turns to write: one tab at a time holds the lock of this name. */
  readonly locks: Pick<LockManager, 'request'>;
  readonly name: string;
  /** Called when somebody has begun another world, which makes this world obsolete. */
  readonly onWorldGone: () => void;
}

/**
 * One database in several tabs. Each tab has every row, and one log contains every write, in order. To write, a tab
 * takes the lock: it catches up with the log, writes, and appends its changes to the log. Only then does it acknowledge
 * the write and notify the other tabs. A tab that closes or crashes half-way loses only writes that it has not
 * acknowledged.
 */
export class SharedDatabase implements Turns {
  readonly #options: SharedDatabaseOptions;
  /** Notifies the other tabs that the log has grown; null once this tab has stopped. */
  #grown: BroadcastChannel | null;
  readonly #inTurn = new Queue();
  /** The last entry of the log that this tab has replayed. */
  #seen = 0;

  private constructor(options: SharedDatabaseOptions) {
    this.#options = options;
    this.#grown = new BroadcastChannel(`${options.name}/log`);
    this.#grown.addEventListener('message', () => {
      this.read(() => Promise.resolve()).catch((error: unknown) => {
        if (error instanceof WorldIsGoneError) return;
        console.error('This tab could not catch up with the others', error);
      });
    });
  }

  /** Fills the database from the log or, when the log is empty, with the first rows. */
  static async open(options: SharedDatabaseOptions): Promise<SharedDatabase> {
    const shared = new SharedDatabase(options);
    await shared.write(async () => {
      if (shared.#seen === 0) await options.fill(options.database);
    });
    return shared;
  }

  /** Stops receiving notifications. */
  stop(): void {
    this.#grown?.close();
    this.#grown = null;
  }

  async read<Answer>(task: () => Promise<Answer>): Promise<Answer> {
    await this.#inTurn.run(() => this.#catchUp());
    return task();
  }

  /**
   * @throws the error of storing the write; the write is undone first
   */
  async write<Answer>(task: () => Promise<Answer>): Promise<Answer> {
    const { locks, name } = this.#options;
    return locks.request(`${name}/lead`, () => this.#inTurn.run(() => this.#lead(task)));
  }

  async #lead<Answer>(task: () => Promise<Answer>): Promise<Answer> {
    await this.#catchUp();
    const changes: Change[] = [];
    const stopListening = this.#options.database.onChange((change) => {
      if (!isSimulated(change)) changes.push(change);
    });
    try {
      return await task();
    } finally {
      stopListening();
      if (changes.length > 0) await this.#keep(changes);
    }
  }

  async #keep(changes: readonly Change[]): Promise<void> {
    const { database, log, worldId, onWorldGone } = this.#options;
    try {
      this.#seen = await log.append(worldId, changes);
    } catch (error) {
      for (const change of changes.toReversed()) await repeatChange(database, inverseOf(change));
      if (error instanceof WorldIsGoneError) onWorldGone();
      throw error;
    }
    this.#grown?.postMessage('grown');
  }

  async #catchUp(): Promise<void> {
    const { database, log, worldId, onWorldGone } = this.#options;
    const entries = await log.entriesAfter(this.#seen);
    if (entries.length > 0 && (await log.world())?.id !== worldId) {
      onWorldGone();
      throw new WorldIsGoneError('Another world has begun');
    }
    for (const { number, changes } of entries) {
      for (const change of changes) await repeatChange(database, change);
      this.#seen = number;
    }
  }
}
