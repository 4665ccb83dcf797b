import { type InferOutput, nullable, object } from 'valibot';
import { count } from '../columns.ts';

/**
 * How often the feed asks the provider of the matches in play; null while no match in play comes from a provider for
 * which the feed has stored a pause.
 */
export const feedPaceAnswer = nullable(
  object({
    /** Seconds between two calls. */
    pause_seconds: count,
    /** Seconds since the last answer. */
    age_seconds: count,
  }),
);
export type FeedPaceAnswer = InferOutput<typeof feedPaceAnswer>;
