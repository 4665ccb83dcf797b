import { tableOf, testedTables, unfilled } from '../../tables/lib/testedTables.ts';
import type { Row } from '../../tables/lib/TestedTable.ts';
import type { People } from './people.ts';

/** The column that contains the id of a row's owner; null in tables whose rows have none. */
export function ownerOf(table: string): string | null {
  const { owner = 'user_id' } = tableOf(table);
  return owner;
}

/** The rows of each table before each call. */
export function standingRows(people: People): ReadonlyMap<string, readonly Row[]> {
  return new Map(
    [...testedTables].map(([name, { first, standing }]) => {
      const row = unfilled(first(idsOf(people)));
      return [name, standing?.(people, row) ?? [row]];
    }),
  );
}

/** A new row that names the owner as its user, whoever sends it. */
export function forgedRow(table: string, people: People): Row {
  const { forged, newRow } = tableOf(table);
  return forged?.(people) ?? newRow(people.owner.id, idsOf(people));
}

function idsOf({ owner, friend, stranger, admin }: People) {
  return { owner: owner.id, friend: friend.id, stranger: stranger.id, admin: admin.id };
}
