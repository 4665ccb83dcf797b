import {
  array,
  type InferOutput,
  integer,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  objectWithRest,
  pick,
  pipe,
  string,
} from 'valibot';
import { jsonObject, moment, rowId } from '../columns.ts';
import { shutOut } from '../rpc/shutOut.ts';
import { invitationRow } from '../tables/invitations.ts';

/** How many rows of each table the answer leaves out, because earlier answers had them. */
export const exportMyDataRequest = object({
  skipped: pipe(number(), integer(), minValue(0), maxValue(1_000_000_000)),
});
export type ExportMyDataRequest = InferOutput<typeof exportMyDataRequest>;

/** A page of the caller's rows, by table, as they are stored: at most 2,000 rows of each table. */
export const exportMyDataAnswer = object({
  exported_at: moment,
  account: object({ id: rowId, email: string() }),
  tables: objectWithRest(
    {
      /** Invitations that the caller has sent: without their tokens, and with an address only where the caller typed it. */
      sent_invitations: array(
        object({
          ...pick(invitationRow, ['id', 'status', 'expires_at', 'created_at']).entries,
          recipient_email: nullable(string()),
        }),
      ),
      /** Whether, why and until when the caller may not write (DESK-3). */
      shut_outs: array(object(shutOut.entries)),
    },
    array(jsonObject),
  ),
  /** The `skipped` of the next page; null in the last. */
  next: nullable(number()),
});
export type ExportMyDataAnswer = InferOutput<typeof exportMyDataAnswer>;
