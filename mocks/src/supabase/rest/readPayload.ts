import { type Columns, type JsonRow, PostgresError, readJson, readValue } from '@tribunen/protocol';
import type { RestRequest } from './parseRestRequest.ts';
import { refuseUnknownColumn } from './refuseUnknownColumn.ts';

/** The rows of a body, and the columns that all of them have. */
export interface Payload {
  readonly rows: readonly JsonRow[];
  readonly columns: readonly string[];
}

/**
 * Reads the body of an insert, which is a row or an array of rows. If the request has `columns=`, it keeps only these.
 *
 * @throws {PostgresError} PGRST102, PGRST204, and the errors of `readValue`
 */
export async function readPayload(
  request: Request,
  table: string,
  columns: Columns,
  { bodyColumns }: Pick<RestRequest, 'bodyColumns'>,
): Promise<Payload> {
  const body = await readBody(request);
  const given = (Array.isArray(body) ? body : [body]).map((each: unknown) => readRow(each, table, columns));
  if (bodyColumns !== null) {
    const missing = bodyColumns.map((column) => [column, null] as const);
    const rows = given.map((row) => {
      const named = Object.entries(row).filter(([column]) => bodyColumns.includes(column));
      return Object.fromEntries([...missing, ...named]);
    });
    return { rows, columns: bodyColumns };
  }
  const [names = [], ...others] = given.map((row) => Object.keys(row));
  const same = others.every((keys) => keys.length === names.length && keys.every((key) => names.includes(key)));
  if (!same) throw new PostgresError('PGRST102', 'All object keys must match');
  return { rows: given, columns: names };
}

/**
 * The new values of an update's body.
 *
 * @throws see `readPayload`
 */
export async function readValues(request: Request, table: string, columns: Columns): Promise<JsonRow> {
  return readRow(await readBody(request), table, columns);
}

async function readBody(request: Request): Promise<unknown> {
  const body = await readJson(request);
  if (body === undefined) throw new PostgresError('PGRST102', 'Empty or invalid json');
  return body;
}

function readRow(value: unknown, table: string, columns: Columns): JsonRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new PostgresError('PGRST102', 'All object keys must match');
  }
  return Object.fromEntries(
    Object.entries(value).map(([column, raw]) => {
      refuseUnknownColumn(column, table, columns);
      return [column, readValue(columns[column] ?? 'text', raw)];
    }),
  );
}
