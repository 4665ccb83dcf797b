import { decodeText, SHUT_OUT_REASON_LIMIT } from '@tribunen/domain';
import { check, nullable, object, pipe, string } from 'valibot';
import { moment } from '../columns.ts';
import { typedText } from '../textColumns.ts';

/** The reason that an administrator gives a user, stored sanitised. */
export const shutOutReason = pipe(
  typedText(SHUT_OUT_REASON_LIMIT),
  check((stored) => decodeText(stored).trim() !== '', 'Expected a reason'),
);

/** Why a user may not write, and until when: null for good. */
export const shutOut = object({ reason: string(), until: nullable(moment) });
