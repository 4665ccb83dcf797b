import type { FeedPace } from '@tribunen/domain';
import { parseAnswer } from '../parseAnswer.ts';
import { feedPaceAnswer } from './feed_pace.ts';

/**
 * The answer of `feed_pace`.
 *
 * @throws {ContractError} when it breaks the contract
 */
export function parseFeedPace(raw: unknown): FeedPace | null {
  const pace = parseAnswer('feed_pace', feedPaceAnswer, raw);
  return pace && { pauseMs: pace.pause_seconds * 1000, ageMs: pace.age_seconds * 1000 };
}
