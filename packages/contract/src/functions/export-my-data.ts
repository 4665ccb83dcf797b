import { array, type InferOutput, nullable, object, objectWithRest, pick, string } from 'valibot';
import { jsonObject, moment, rowId } from '../columns.ts';
import { shutOut } from '../rpc/shutOut.ts';
import { invitationRow } from '../tables/invitations.ts';

/** Every row of the caller, by table, as it is stored. The request has no body. */
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
});
export type ExportMyDataAnswer = InferOutput<typeof exportMyDataAnswer>;
