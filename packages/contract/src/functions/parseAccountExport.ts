import { array, type InferOutput, looseObject, pipe, record, string } from 'valibot';
import { jsonObject } from '../columns.ts';
import { parseAnswer } from '../parseAnswer.ts';

/** Columns and tables that the app does not know are kept, because they are the spectator's data too. */
const accountExport = looseObject({
  account: looseObject({ email: string() }),
  tables: pipe(jsonObject, record(string(), array(jsonObject))),
});

/** The rows of one spectator, by table, as the backend stores them (ACCOUNT-22). */
export type AccountExport = InferOutput<typeof accountExport>;

/**
 * Reads the answer of `export-my-data`. The spectator downloads all of it.
 *
 * @throws {ContractError} when the answer is no export
 */
export function parseAccountExport(answer: unknown): AccountExport {
  return parseAnswer('export-my-data', accountExport, answer);
}
