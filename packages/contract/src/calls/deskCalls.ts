import { SHUT_OUT_SPANS } from '@tribunen/domain';
import { nullable, number, object, picklist, string } from 'valibot';
import { rowId } from '../columns.ts';
import { callBudgetsAnswer } from '../rpc/call_budgets.ts';
import { deskAnswer } from '../rpc/deskAnswer.ts';
import { writingLimitsAnswer, writingLimitsRequest } from '../rpc/writing_limits.ts';
import { procedure } from './Call.ts';

const message = object({ message: rowId });
const report = object({ report: rowId });
const writer = object({ writer: rowId });

/** The calls of administrators about the chats and the providers' budgets, and a writer's call for their own limits. */
export const deskCalls = {
  readDesk: procedure('desk', null, deskAnswer),
  removeMessage: procedure('remove_message', message, deskAnswer),
  restoreMessage: procedure('restore_message', message, deskAnswer),
  settleReport: procedure('settle_report', report, deskAnswer),
  reopenReport: procedure('reopen_report', report, deskAnswer),
  slowChat: procedure('slow_chat', object({ team: number(), name: string(), pause: nullable(number()) }), deskAnswer),
  shutOut: procedure(
    'shut_out',
    object({ ...writer.entries, span: picklist(SHUT_OUT_SPANS), why: string() }),
    deskAnswer,
  ),
  letIn: procedure('let_in', writer, deskAnswer),
  readCallBudgets: procedure('call_budgets', null, callBudgetsAnswer),
  readWritingLimits: procedure('writing_limits', writingLimitsRequest, writingLimitsAnswer),
};
