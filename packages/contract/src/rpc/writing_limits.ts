import { type InferOutput, nullable, number, object, optional, string } from 'valibot';
import { shutOut } from './shutOut.ts';

/** A chat by its team and its name, as `team_messages` has them; neither for a conversation with a friend. */
export const writingLimitsRequest = object({ team: optional(number()), name: optional(string()) });

/** The limits on the caller's writing there. */
export const writingLimitsAnswer = object({
  /** The seconds between two messages; null where the chat is not slow. */
  slow_seconds: nullable(number()),
  shut_out: nullable(shutOut),
});
export type WritingLimitsAnswer = InferOutput<typeof writingLimitsAnswer>;
