import { array, type InferOutput, nullable, object, string } from 'valibot';
import { count, moment } from '../columns.ts';

/** A provider's calls of today. */
export const callBudget = object({
  provider: string(),
  used_today: count,
  /** Null where the provider does not limit the calls of a day. */
  left_today: nullable(count),
  /** Seconds between two calls for the matches in play; null where no such call has been planned. */
  pause_seconds: nullable(count),
  answered_at: nullable(moment),
  /** When a provider that has refused a call allows the next. */
  blocked_until: nullable(moment),
  /** Why the latest call failed. */
  fault: nullable(string()),
});

/** The calls of today to each provider, for administrators. */
export const callBudgetsAnswer = object({ providers: array(callBudget) });
export type CallBudgetsAnswer = InferOutput<typeof callBudgetsAnswer>;
