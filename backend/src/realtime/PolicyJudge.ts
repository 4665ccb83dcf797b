import { type Change, nameOfListener, roomRights, type ChannelRights, type Who } from '@tribunen/protocol';
import { escapeIdentifier, type Pool } from 'pg';
import { array, boolean, object, parse, tuple } from 'valibot';

const seenAnswer = tuple([object({ seen: array(boolean()) })]);
const rightsAnswer = tuple([object({ rights: roomRights })]);

/** Asks the database's own policies who sees a row, and what somebody may do in a private room. */
export class PolicyJudge {
  readonly #pool: Pool;
  readonly #keys: ReadonlyMap<string, readonly string[]>;

  /** @param keys the columns of each table's primary key */
  constructor(pool: Pool, keys: ReadonlyMap<string, readonly string[]>) {
    this.#pool = pool;
    this.#keys = keys;
  }

  /** Whether each listener sees the changed row. No policy judges a deletion. */
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

/** A listener as the database's functions take it: the role, and the claims of the token. */
function toListener(who: Who): { readonly role: string; readonly claims: string } {
  const { role } = who;
  if (role !== 'authenticated') return { role, claims: JSON.stringify({ role }) };
  const { id: sub, email, isAdmin } = who;
  return { role, claims: JSON.stringify({ sub, email, role, app_metadata: isAdmin ? { role: 'admin' } : {} }) };
}
