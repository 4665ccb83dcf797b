import type { Database } from '../../database.ts';
import { type JsonRow, PostgresError, readValue, type Who } from '@tribunen/protocol';

/**
 * Gives the caller's follows new priorities, all of them or none. It ignores ids that are no follows of the caller. A
 * follow that the lists name twice gets the lower priority.
 *
 * @param lists for each kind, objects with the id and the priority of a follow
 * @returns the follows whose priority has changed
 * @throws {PostgresError} 22023 and 22P02 for malformed lists, 23502 and 23514 for invalid priorities
 */
export async function reorderFollows(
  { database, who }: { readonly database: Database; readonly who: Who },
  { competitions, teams, players }: JsonRow,
): Promise<readonly JsonRow[]> {
  const placed = {
    competition: readPlaces(competitions),
    team: readPlaces(teams),
    player: readPlaces(players),
  };
  const caller = who.role === 'authenticated' ? who.id : null;
  const moved = await database.user_follows.update(
    ({ id, user_id, entity_type, priority }) => {
      const place = placed[entity_type].get(id);
      return user_id === caller && place !== undefined && place !== priority;
    },
    (row) => ({ ...row, priority: placed[row.entity_type].get(row.id) }),
  );
  return moved.map(({ id, priority }) => ({ id, priority }));
}

/** The priority of each follow in a list, as `jsonb_to_recordset` reads it. */
function readPlaces(list: unknown): ReadonlyMap<unknown, unknown> {
  const places = new Map<unknown, number | null>();
  if (list === null) return places;
  if (!Array.isArray(list)) throw new PostgresError('22023', 'cannot call jsonb_to_recordset on a non-array');
  for (const each of list as readonly unknown[]) {
    if (typeof each !== 'object' || each === null || Array.isArray(each)) {
      throw new PostgresError('22023', 'argument of jsonb_to_recordset must be an array of objects');
    }
    const { id, priority }: { readonly id?: unknown; readonly priority?: unknown } = each;
    const key = readValue('uuid', id);
    const [place, before] = [readValue('int4', priority), places.get(key)];
    const next = typeof place === 'number' ? place : null;
    places.set(key, before === undefined || before === null ? next : Math.min(before, next ?? before));
  }
  return places;
}
