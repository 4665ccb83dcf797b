import type { People, Person } from './people.ts';
import type { CallName, CallScene } from './CallScene.ts';
import type { Outcomes } from './Outcomes.ts';
import type { Row } from '../../tables/lib/TestedTable.ts';

/** A call that each person makes on the same rows, and its expected outcomes. */
export interface Expectation {
  readonly call: CallName;
  /** How this case differs from the other cases of the call. */
  readonly what?: string;
  readonly values?: (people: People) => Readonly<Record<string, string>>;
  readonly body?: (people: People, me: Person, scene: CallScene) => unknown;
  readonly outcomes: Outcomes;
  /** The fields that the rows of the answer must have, unless the call is refused or finds no row. */
  readonly rows?: (people: People, me: Person) => readonly Row[];
  /** The path of the rows that the test reads with the service key after the call, and their expected values. */
  readonly leaves?: (people: People, me: Person) => readonly [path: string, rows: readonly Row[]];
  /** The tables whose rows the call changes. The people then make the call one after another, each on restored rows. */
  readonly changes?: readonly string[];
  /** The reason why the mock does not answer the call. */
  readonly notInMocks?: string;
}
