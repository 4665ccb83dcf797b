import type { Outcomes } from '../../contract/calls/Outcomes.ts';
import type { People } from '../../contract/calls/people.ts';
import type { SignedInPerson } from '../../rls/people.ts';

export type Row = Readonly<Record<string, unknown>>;
/** The id of each user. */
export type Ids = Readonly<Record<SignedInPerson, string>>;
/** A fault or a limit, and the columns that a new row has in its place. */
type Case = readonly [what: string, change: Row];

/** All that the tests of the database and of the contract know of a table of `public`. */
export interface TestedTable {
  /** The contract's schema of a row. */
  readonly row: { readonly entries: object };
  /** How many of the scene's rows each person reads. */
  readonly sees: Outcomes;
  /** How many of them each person can remove; left out when nobody has the right. */
  readonly removes?: Outcomes;
  /** The columns that a user may set in a new row, separated by spaces; any other column is refused. */
  readonly inserts?: string;
  /** The columns that a user may change; any other column is refused. */
  readonly changes?: string;
  /** How many rows a user may have. */
  readonly most?: number;
  /**
   * The columns that may be read, by the reason: by visitors too where they see rows. An address, a token or a key of a
   * device stands here only where its owner alone reads the row.
   */
  readonly why: Readonly<Record<string, string>>;
  /** The column that contains the id of a row's owner, where it is not `user_id`; null in tables whose rows have none. */
  readonly owner?: string | null;
  /** For each column that references a user: whether the row goes with the user, or stays without the user's id. */
  readonly atDeletion: Readonly<Record<string, 'goes' | 'stays'>>;
  /** The tables whose rows must stand before these. */
  readonly needs?: readonly string[];
  /** The owner's row; in tables that link two users, the row that links the owner and the friend. */
  readonly first: (people: Ids) => Row;
  /** A new row as the asker would write it, without the columns that the database fills in. */
  readonly newRow: (asker: string, people: Ids) => Row;
  /**
   * Rows of which some belong to the owner and some do not; left out: one of the owner and one of the friend.
   *
   * @param row the first row, without id and moment
   */
  readonly account?: (people: Ids, row: Row) => readonly Row[];
  /** The rows when a call is made; left out: the first alone. */
  readonly standing?: (people: People, row: Row) => readonly Row[];
  /** A new row in the owner's name, where it needs a row of the scene. */
  readonly forged?: (people: People) => Row;
  /**
   * The rows of a busy season: columns, and their values for row `n` of a user, as often as `each` says for each of 400
   * people `p`; or a whole statement.
   */
  readonly many?:
    | string
    | {
        readonly columns: string;
        readonly values: (user: string, other: string) => string;
        readonly each: number;
      };
  /** Rows with one error each; the test fills in the other columns with valid values. */
  readonly refuses: readonly Case[];
  /** New rows at the limit of what is valid. */
  readonly accepts?: readonly Case[];
}
