import { type Change, nameOfListener, roomRights, type ChannelRights, type Who } from '@tribunen/protocol';
import { escapeIdentifier, type Pool } from 'pg';
import { array, boolean, object, parse, tuple } from 'valibot';
import { toListener } from './toListener.ts';

const seenAnswer = tuple([object({ seen: array(boolean()) })]);
const rightsAnswer = tuple([object({ rights: roomRights })]);

/** Asks the database's policies which listeners see a row, and what a listener may do in a private channel. */
export class PolicyJudge {
  readonly #pool: Pool;
  readonly #keys: ReadonlyMap<string, readonly string[]>;

  /** @param keys the primary key columns of each table */
  constructor(pool: Pool, keys: ReadonlyMap<string, readonly string[]>) {
    this.#pool = pool;
    this.#keys = keys;
  }

  /**
   * Whether each listener sees the changed row. For a deletion the answer is always no, because no policy can run on a
   * deleted row.
   */
  async seenBy(change: Change, transaction: number, listeners: readonly Who[]): Promise<(who: Who) => boolean> {
    if (change.type === 'DELETE' || listeners.length === 0) return () => false;
    const { rows } = await this.#pool.query('select local_realtime.seen_by($1, $2::regclass, $3, $4, $5) as seen', [
      transaction,
      `public.${escapeIdentifier(change.table)}`,
      this.#keys.get(change.table) ?? [],
      JSON.stringify(change.record),
      JSON.stringify(listeners.map(toListener)),
    ]);
    const [{ seen }] = parse(seenAnswer, rows);
    const names = new Set(listeners.filter((_, at) => seen[at] === true).map(nameOfListener));
    return (who) => names.has(nameOfListener(who));
  }

  async rightsIn(who: Who, room: string): Promise<ChannelRights> {
    const { rows } = await this.#pool.query('select local_realtime.rights_in($1, $2) as rights', [
      room,
      JSON.stringify(toListener(who)),
    ]);
    const [{ rights }] = parse(rightsAnswer, rows);
    return rights;
  }
}
