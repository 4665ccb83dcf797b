import { type InferOutput, nullable, object } from 'valibot';
import { count } from '../columns.ts';

/** How often the provider of the matches in play is asked; null while no match is in play whose provider has such a pace. */
export const feedPaceAnswer = nullable(
  object({
    /** Seconds between two calls. */
    pause_seconds: count,
    /** Seconds since the last answer. */
    age_seconds: count,
  }),
);
export type FeedPaceAnswer = InferOutput<typeof feedPaceAnswer>;
