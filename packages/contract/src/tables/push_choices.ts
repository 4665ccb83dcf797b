import type { PushChoices } from '@tribunen/domain';
import { boolean, check, type InferOutput, maxLength, maxValue, nullable, object, pipe, regex, string } from 'valibot';
import { count, rowId } from '../columns.ts';
import { rowTranslation } from './rowTranslation.ts';

const minuteOfDay = nullable(pipe(count, maxValue(1439)));

/** The events that a user's devices announce, and the quiet hours: minutes since midnight in the user's time zone. */
export const pushChoicesRow = pipe(
  object({
    user_id: rowId,
    goals: boolean(),
    red_cards: boolean(),
    messages: boolean(),
    invitations: boolean(),
    quiet_from: minuteOfDay,
    quiet_until: minuteOfDay,
    time_zone: pipe(string(), maxLength(64), regex(/^[A-Za-z0-9_+-]+(?:\/[A-Za-z0-9_+-]+)*$/)),
  }),
  check(
    ({ quiet_from, quiet_until }) =>
      (quiet_from === null) === (quiet_until === null) && (quiet_from === null || quiet_from !== quiet_until),
    'Expected quiet hours with two ends, or none',
  ),
);
export type PushChoicesRow = InferOutput<typeof pushChoicesRow>;

/** One row as the domain's choices. */
export const toPushChoices = rowTranslation(
  'push_choices',
  pushChoicesRow,
  ({ goals, red_cards: redCards, messages, invitations, quiet_from: from, quiet_until: until }): PushChoices => ({
    goals,
    redCards,
    messages,
    invitations,
    quiet: from === null || until === null ? null : { from, until },
  }),
);
