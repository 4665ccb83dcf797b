import { decodeText, type WritingLimits } from '@tribunen/domain';
import { nullable, object } from 'valibot';
import { utcInstant } from '../brands.ts';
import { parseAnswer } from '../parseAnswer.ts';
import { shutOut } from './shutOut.ts';
import { writingLimitsAnswer } from './writing_limits.ts';

const answer = object({
  ...writingLimitsAnswer.entries,
  shut_out: nullable(object({ ...shutOut.entries, until: nullable(utcInstant) })),
});

/**
 * The limits on the caller's writing in a chat.
 *
 * @throws {ContractError} when the answer breaks the contract
 */
export function parseWritingLimits(raw: unknown): WritingLimits {
  const { slow_seconds, shut_out } = parseAnswer('writing_limits', answer, raw);
  return {
    slowSeconds: slow_seconds,
    shutOut: shut_out && { reason: decodeText(shut_out.reason), until: shut_out.until },
  };
}
