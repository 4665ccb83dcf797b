import { array, type InferOutput, looseObject, nullish, number, pipe, record, string } from 'valibot';
import { jsonObject } from '../columns.ts';
import { parseAnswer } from '../parseAnswer.ts';

/** Columns and tables that the app does not know are kept, because they are the spectator's data too. */
const accountExport = looseObject({
  account: looseObject({ email: string() }),
  tables: pipe(jsonObject, record(string(), array(jsonObject))),
});
/** A backend that knows no pages leaves `next` out. */
const exportPage = looseObject({ ...accountExport.entries, next: nullish(number(), null) });

/** The rows of one spectator, by table, as the backend stores them (ACCOUNT-22). */
export type AccountExport = InferOutput<typeof accountExport>;

/**
 * Reads an answer of `export-my-data`, which is one page of the rows. The spectator downloads all of it but `next`.
 *
 * @returns the page, and how many rows of each table the next page skips; null in the last
 * @throws {ContractError} when the answer is no export
 */
export function parseAccountExport(answer: unknown): {
  readonly page: AccountExport;
  readonly next: number | null;
} {
  const { next, ...page } = parseAnswer('export-my-data', exportPage, answer);
  return { page, next };
}
