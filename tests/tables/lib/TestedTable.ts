import type { Outcomes } from '../../contract/calls/Outcomes.ts';
import type { People } from '../../contract/calls/people.ts';
import type { SignedInPerson } from '../../rls/people.ts';

export type Row = Readonly<Record<string, unknown>>;
export type Ids = Readonly<Record<SignedInPerson, string>>;
/** A valid or invalid row: its description, and the values that make it valid or invalid. */
type Case = readonly [what: string, change: Row];

/** What the tests of the database and of the contract need to know about a table of `public`. */
export interface TestedTable {
  /** The contract's schema of a row. */
  readonly row: { readonly entries: object };
  /** The number of the scene's rows that each person can read. */
  readonly sees: Outcomes;
  /** The number of the scene's rows that each person can remove; left out if nobody can. */
  readonly removes?: Outcomes;
  /** The columns that a user may set in a new row, separated by spaces; any other column is refused. */
  readonly inserts?: string;
  /** The columns that a user may change; any other column is refused. */
  readonly changes?: string;
  /** How many rows a user may have. */
  readonly most?: number;
  /**
   * The columns that everybody who can read a row may see. The key is the reason, the value a list of columns. An
   * address, a token or a device's key may be in the list only if nobody except its owner can read the row.
   */
  readonly why: Readonly<Record<string, string>>;
  /** The column with the id of a row's owner, if it is not `user_id`; null if rows have no owner. */
  readonly owner?: string | null;
  /**
   * For each column that references a user, what happens to the row when that user is deleted: it is deleted too
   * (`goes`), or the column becomes null (`stays`).
   */
  readonly atDeletion: Readonly<Record<string, 'goes' | 'stays'>>;
  /** The tables whose rows must exist first. */
  readonly needs?: readonly string[];
  /** The owner's row; in tables that link two users, the row that links the owner and the friend. */
  readonly first: (people: Ids) => Row;
  /** A new row that the asker writes, without the columns that the database fills in. */
  readonly newRow: (asker: string, people: Ids) => Row;
  /**
   * Some rows of the owner and some of other users; by default one of the owner and one of the friend.
   *
   * @param row the first row, without its id and its time of creation
   */
  readonly account?: (people: Ids, row: Row) => readonly Row[];
  /** The rows that exist when a call is made; by default only the first row. */
  readonly standing?: (people: People, row: Row) => readonly Row[];
  /** A new row that another user tries to write in the owner's name; by default the owner's `newRow`. */
  readonly forged?: (people: People) => Row;
  /**
   * How to insert the rows of a busy season: the columns, the values of row `n` of user number `p`, and the number of
   * rows for each user. A text is the whole statement.
   */
  readonly many?:
    | string
    | {
        readonly columns: string;
        readonly values: (user: string, other: string) => string;
        readonly each: number;
      };
  /** Rows with one error each. The test gives the other columns valid values. */
  readonly refuses: readonly Case[];
  /** New rows at the limit of what is valid. */
  readonly accepts?: readonly Case[];
}
