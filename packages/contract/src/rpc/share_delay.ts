import { array, type InferOutput, integer, maxValue, minValue, nullable, number, object, pipe, string } from 'valibot';
import { rowId } from '../columns.ts';

const seconds = pipe(number(), integer(), minValue(0), maxValue(180));

/**
 * The user shares their own delay with the friends who have the same match open. After five minutes it no longer
 * counts, unless it is repeated.
 */
export const shareDelayRequest = object({
  open_match: string(),
  /** Null for a user who stops sharing. */
  seconds: nullable(seconds),
});
export type ShareDelayRequest = InferOutput<typeof shareDelayRequest>;

/** The friends who share their delays in that match. */
export const shareDelayAnswer = object({ friends: array(object({ user_id: rowId, seconds })) });
export type ShareDelayAnswer = InferOutput<typeof shareDelayAnswer>;
