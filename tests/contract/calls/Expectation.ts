import type { People, Person } from './people.ts';
import type { CallName, Outcome, CallScene } from './CallScene.ts';
import type { Row } from './standingRows.ts';

/** What comes of a call for the visitor, the owner, the friend, the stranger, the blocked and the admin, in this order. */
export type Outcomes = readonly [Outcome, Outcome, Outcome, Outcome, Outcome, Outcome];

/** A call, made by each person on the same rows, and what comes of it. */
export interface Expectation {
  readonly call: CallName;
  /** Says how this differs from the other expectations of the call. */
  readonly what?: string;
  readonly values?: (people: People) => Readonly<Record<string, string>>;
  readonly body?: (people: People, me: Person, scene: CallScene) => unknown;
  readonly outcomes: Outcomes;
  /** The fields that the rows of the answer must have, unless the call is refused or finds no row. */
  readonly rows?: (people: People, me: Person) => readonly Row[];
  /** What stands in the tables afterwards, for somebody with the service key. */
  readonly leaves?: (people: People, me: Person) => readonly [path: string, rows: readonly Row[]];
  /** The tables whose rows the call changes: then the people make it in turn, each on the standing rows. */
  readonly changes?: readonly string[];
  /** Why the mock does not answer the call. */
  readonly notInMocks?: string;
}

/** Nobody has granted it. */
export const no = '42501';
/** It breaks a policy and a constraint: PostgreSQL names the first, and the mock the second. */
export const refused = 'refused';
