import { array, type GenericSchema, type ObjectEntries, type ObjectSchema } from 'valibot';

type Schema = GenericSchema<unknown, unknown>;
/** The columns of one written row, or the parameters of a procedure. An entry that is optional may be left out. */
type Input = ObjectSchema<ObjectEntries, undefined>;

/** One kind of request for the rows of a table, in the words of PostgREST. */
export interface TableCall {
  readonly kind: 'read' | 'write';
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /**
   * Table, filters, columns, order and limit, with `{name}` for each value: `user_follows?user_id=eq.{user}&select=id`.
   */
  readonly path: string;
  /** Parameters that a request may have or leave out, such as `created_at=lt.{before}`. */
  readonly optional: readonly string[];
  /** How a new row whose key exists is handled; null when the write is then refused. */
  readonly existing: 'ignore-duplicates' | 'merge-duplicates' | null;
  readonly input: Input | null;
  /** The rows of the answer; null when a write is answered without rows. */
  readonly answer: Schema | null;
}

/** One kind of request for a procedure of the database. */
export interface ProcedureCall {
  readonly kind: 'procedure';
  readonly name: string;
  readonly input: Input | null;
  readonly answer: Schema | null;
}

/** One kind of request for an edge function. */
export interface FunctionCall {
  readonly kind: 'function';
  readonly name: string;
  readonly input: Schema | null;
  readonly answer: Schema;
}

/** A live endpoint. */
export interface EndpointCall {
  readonly kind: 'endpoint';
  readonly path: string;
  readonly answer: Schema;
}

/** One topic of Realtime: changes of a table's rows, broadcasts of the database, or who is present. */
export interface TopicCall {
  readonly kind: 'topic';
  /** A table with a filter, such as `user_follows?user_id=eq.{user}`, or a private channel, such as `match:{match}`. */
  readonly topic: string;
  readonly hears: 'rows' | 'new rows' | 'broadcasts' | 'presence';
  /** A row, a broadcast or a presence record. */
  readonly message: Schema;
}

export type Call = TableCall | ProcedureCall | FunctionCall | EndpointCall | TopicCall;

/**
 * @example
 * read('user_follows?select=*&user_id=eq.{user}', userFollowRow);
 */
export const read = (path: string, row: Schema, optional: readonly string[] = []): TableCall => ({
  kind: 'read',
  method: 'GET',
  path,
  optional,
  existing: null,
  input: null,
  answer: array(row),
});

const write =
  (method: 'POST' | 'PATCH', existing: TableCall['existing'] = null) =>
  (path: string, input: Input, row: Schema | null): TableCall => ({
    kind: 'write',
    method,
    path,
    optional: [],
    existing,
    input,
    answer: row && array(row),
  });

export const insert = write('POST');
/** Inserts missing rows, and leaves existing rows as they are. */
export const insertMissing = write('POST', 'ignore-duplicates');
/** Inserts missing rows, and changes existing rows. */
export const upsert = write('POST', 'merge-duplicates');
export const update = write('PATCH');

export const remove = (path: string, row: Schema | null): TableCall => ({
  kind: 'write',
  method: 'DELETE',
  path,
  optional: [],
  existing: null,
  input: null,
  answer: row && array(row),
});

export const procedure = (name: string, input: Input | null, answer: Schema | null): ProcedureCall => ({
  kind: 'procedure',
  name,
  input,
  answer,
});

export const edgeFunction = (name: string, input: Schema | null, answer: Schema): FunctionCall => ({
  kind: 'function',
  name,
  input,
  answer,
});

export const endpoint = (path: string, answer: Schema): EndpointCall => ({ kind: 'endpoint', path, answer });

export const topic = (topic: string, hears: TopicCall['hears'], message: Schema): TopicCall => ({
  kind: 'topic',
  topic,
  hears,
  message,
});
