import type { JsonRow, SignedIn } from '@tribunen/protocol';

/** Whether a signed-in user may do something with a row. */
export type Rule<Row> = (who: SignedIn, row: Row) => boolean;

/**
 * What users may do with the rows of a table. An action that is null is not granted: a request for it is an error. A
 * granted action sees only the rows that its rule allows; all others do not exist for it.
 */
export interface Rights<Row extends JsonRow = JsonRow> {
  /** Whether everybody reads every row, visitors too. */
  readonly isPublic: boolean;
  /** The rows that a user reads. */
  readonly reads: Rule<Row> | null;
  readonly inserts: { readonly rule: Rule<Row>; readonly columns: readonly (keyof Row & string)[] } | null;
  readonly changes: {
    readonly rule: Rule<Row>;
    /** The rule for the row as it is after the change; left out, the rule above. */
    readonly becomes?: Rule<Row>;
    readonly columns: readonly (keyof Row & string)[];
  } | null;
  readonly removes: Rule<Row> | null;
  /** The table is a view of another that hides some columns: users who may not see their values read null. No insert writes them. */
  readonly hidden?: { readonly columns: readonly (keyof Row & string)[]; readonly isSeenBy: Rule<Row> };
}

/** Rows that everybody reads, and the backend's own jobs alone write. */
export const everybodys = {
  isPublic: true,
  reads: () => true,
  inserts: null,
  changes: null,
  removes: null,
} satisfies Rights;

/** Rows that their owner alone reads, writes by the given columns, and removes where that is granted. */
export function ownRows<Row extends JsonRow & { readonly user_id: string }>({
  inserts,
  changes,
  removes,
}: {
  readonly inserts?: readonly (keyof Row & string)[];
  readonly changes?: readonly (keyof Row & string)[];
  readonly removes?: true;
}): Rights<Row> {
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
