import { expect, test } from 'vitest';
import { no } from './Outcomes.ts';
import { people, type Person } from './people.ts';
import { columnsIn, testedTables } from '../../tables/lib/testedTables.ts';
import type { CallScene } from './CallScene.ts';
import type { Outcome } from './Outcomes.ts';
import { ids } from './ids.ts';
import { forgedRow, ownerOf } from './standingRows.ts';

const neverInserted = 'granted, then 0A000';
/** PostgreSQL's code for a second row where only one may exist. */
const isThere = '23505';

/** The rows of the scene in a table. */
function rowsOf(table: string, { people: everybody }: CallScene): string {
  const users = Object.values(everybody)
    .map(({ id }) => id)
    .join();
  if (table === 'live_matches_new' || table === 'match_state')
    return `id=in.(${ids.match},${ids.endedMatch},${ids.closedMatch})`;
  if (table === 'live_events_new') return `match_id=eq.${ids.match}`;
  return `${ownerOf(table)}=in.(${users})`;
}

/** Tries every action on every table and column, including those that no call of the app uses. */
export function testRights(scene: () => CallScene): void {
  const ask = async (method: string, path: string, { token }: Person, body?: unknown): Promise<Outcome> => {
    const response = await scene().request(method, `rest/v1/${path}`, token, body, 'return=representation');
    const answer: unknown = await response.json();
    if (Array.isArray(answer)) return answer.length;
    // A policy refuses with the same code as a missing grant.
    const { code, message } = Object(answer);
    return String(message).startsWith('permission denied') ? no : `granted, then ${code}`;
  };
  const each = async (run: (person: Person) => Promise<Outcome>): Promise<readonly Outcome[]> => {
    const outcomes: Outcome[] = [];
    for (const name of people) outcomes.push(await run(scene().people[name]));
    return outcomes;
  };

  test.each([...testedTables])(
    'each person reads exactly the rows of %s that they may read',
    async (table, { sees }) => {
      const path = `${table}?select=*&${rowsOf(table, scene())}`;
      expect(await each((person) => ask('GET', path, person))).toEqual(sees);
    },
  );

  test.each([...testedTables])(
    'each person removes exactly the rows of %s that they may remove',
    async (table, { removes }) => {
      const path = `${table}?select=*&${rowsOf(table, scene())}`;
      const outcomes = await each(async (person) => {
        const outcome = await ask('DELETE', path, person);
        const isDone = typeof outcome === 'number' && outcome > 0;
        if (isDone) await scene().restore(table === 'friendships' ? ['friendships', 'user_blocks'] : [table]);
        return outcome;
      });
      expect(outcomes).toEqual(removes ?? people.map(() => no));
    },
  );

  const written = [...testedTables].filter(([, { inserts }]) => inserts !== undefined);
  test.each(written)('nobody but the owner can add a row to %s in the owner’s name', async (table, { row }) => {
    const forged = forgedRow(table, scene().people);
    // A table without a column `id` has one row for each person, and each person already has that row.
    const oneEach = !('id' in row.entries);
    const outcomes = await each(async ({ token }) => {
      // The new row is not read back, because reading another user's row would itself be refused.
      const response = await scene().request('POST', `rest/v1/${table}`, token, forged, 'return=minimal');
      if (!response.ok) return Object(await response.json()).code;
      await scene().restore([table]);
      return 1;
    });
    expect(outcomes).toEqual([no, oneEach ? isThere : 1, no, no, no, no]);
  });

  test.each([...testedTables])(
    'nobody can write a column of %s that its file in tests/tables does not list',
    async (table, { row, inserts, changes }) => {
      const { owner, visitor } = scene().people;
      // No row passes the filter, so that the outcome depends on the grants alone.
      const columns = Object.keys(row.entries);
      const nobodys = `${table}?select=*&${columns[0]}=is.null`;
      const granted = async (method: string, path: string, person: Person): Promise<readonly string[]> => {
        const outcomes = await Promise.all(columns.map((column) => ask(method, path, person, { [column]: null })));
        // The id of a fantasy team can be updated but never inserted.
        return columns.filter((_column, at) => outcomes[at] !== no && outcomes[at] !== neverInserted).toSorted();
      };
      expect(await granted('POST', table, owner)).toEqual(columnsIn(inserts).toSorted());
      expect(await granted('PATCH', nobodys, owner)).toEqual(columnsIn(changes).toSorted());
      expect(await granted('POST', table, visitor)).toEqual([]);
      expect(await granted('PATCH', nobodys, visitor)).toEqual([]);
    },
  );
}
