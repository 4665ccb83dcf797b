import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';

/** How often the provider of the matches in play is asked (FEED-24). */
export interface FeedPace {
  /** Milliseconds between two calls. */
  readonly pauseMs: number;
  /** Milliseconds since the provider's last answer. */
  readonly ageMs: number;
}

/** When the scores were last known to be right, by the clock of `now`. Null stands for never. */
export interface SourceFacts {
  /** When an answer or a message of the backend last confirmed the shown data. */
  readonly confirmedAt: UtcInstant | null;
  /** When the provider last answered the backend; null where its plan is quick. */
  readonly answeredAt: UtcInstant | null;
  /** When the newest event came from the provider. */
  readonly newestEventAt: UtcInstant | null;
}

/** The longest pause of a plan whose goals are not late, in milliseconds. */
const quickMs = 30_000;

/** Whether a plan is so slow that its goals are minutes late. LIVE-33 */
export const isSlowPace = ({ pauseMs }: FeedPace): boolean => pauseMs > quickMs;

/** The moment from which the age of the shown data counts: the page's, or that of the provider's last answer where it is earlier. LIVE-33 */
export function sourceTime({ confirmedAt, answeredAt, newestEventAt }: SourceFacts): UtcInstant | null {
  if (confirmedAt === null || answeredAt === null) return confirmedAt;
  const known = Math.max(epochMs(answeredAt), newestEventAt === null ? -Infinity : epochMs(newestEventAt));
  return instantAt(Math.min(epochMs(confirmedAt), known));
}
