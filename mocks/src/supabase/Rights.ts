import type { JsonRow, SignedIn } from '@tribunen/protocol';

/** Look-ups that the rules need in tables whose rows the user may not read. */
export interface Acquaintance {
  readonly areFriends: (one: string, other: string) => boolean;
  readonly hasBlocked: (blocker: string, blocked: string) => boolean;
}

/** Whether a signed-in user may do something with a row. */
export type Rule<Row> = (who: SignedIn, row: Row) => boolean;

/**
 * What users may do with the rows of a table. A request for an action that is null is an error, because the action is
 * not granted. A user reads, changes and removes only rows that the rule allows, as if the table had no other rows. An
 * insert of a row that the rule does not allow is an error.
 */
export interface Rights<Row extends JsonRow = JsonRow> {
  /** Whether everybody reads every row, visitors too. */
  readonly isPublic: boolean;
  /** The rows that a user reads. */
  readonly reads: Rule<Row> | null;
  readonly inserts: { readonly rule: Rule<Row>; readonly columns: readonly (keyof Row & string)[] } | null;
  readonly changes: {
    readonly rule: Rule<Row>;
    /** The rule for the row after the change; by default `rule`. */
    readonly becomes?: Rule<Row>;
    readonly columns: readonly (keyof Row & string)[];
  } | null;
  readonly removes: Rule<Row> | null;
  /** The columns that a view hides. A user for whom `isSeenBy` is false reads null, and no insert can write them. */
  readonly hidden?: { readonly columns: readonly (keyof Row & string)[]; readonly isSeenBy: Rule<Row> };
}

/** The rights to rows that everybody reads and only the backend's jobs write. */
export const everybodys = {
  isPublic: true,
  reads: () => true,
  inserts: null,
  changes: null,
  removes: null,
} satisfies Rights;

export type OwnedRow = JsonRow & { readonly user_id: string };

/** The columns that owners may write in new rows and change in their own rows, and whether they may remove rows. */
export interface OwnRights<Row extends OwnedRow> {
  readonly inserts?: readonly (keyof Row & string)[] | undefined;
  readonly changes?: readonly (keyof Row & string)[] | undefined;
  readonly removes?: true | undefined;
}

/** The rights to rows that only their owner reads. The owner writes only the given columns. */
export function ownRows<Row extends OwnedRow>({ inserts, changes, removes }: OwnRights<Row>): Rights<Row> {
  return {
    isPublic: false,
    reads: isOwner,
    inserts: inserts === undefined ? null : { rule: isOwner, columns: inserts },
    changes: changes === undefined ? null : { rule: isOwner, columns: changes },
    removes: removes === undefined ? null : isOwner,
  };
}

export function isOwner(who: SignedIn, row: { readonly user_id: string }): boolean {
  return row.user_id === who.id;
}

export function isSender(who: SignedIn, row: { readonly sender_id: string | null }): boolean {
  return row.sender_id === who.id;
}

export function isDeletedBySender(
  who: SignedIn,
  row: { readonly sender_id: string | null; readonly deleted_at: string | null },
): boolean {
  return isSender(who, row) && row.deleted_at !== null;
}
