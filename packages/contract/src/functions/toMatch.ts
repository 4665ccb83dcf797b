import { type Match, normaliseMatch, redCardsOf } from '@tribunen/domain';
import type { ProviderMatch } from '../provider/football-data/providerMatch.ts';

/**
 * The domain's match, from a match of the provider as `providerMatch` parses it.
 *
 * @returns null when the domain cannot build a match from it (the kick-off is not a moment)
 */
export function toMatch(provided: ProviderMatch): Match | null {
  return normaliseMatch({
    id: provided.id,
    utcKickoff: provided.utcDate,
    status: provided.status,
    minute: provided.minute,
    injuryTime: provided.injuryTime,
    homeTeam: provided.homeTeam,
    awayTeam: provided.awayTeam,
    competition: provided.competition,
    score: provided.score,
    redCards: redCardsOf(provided),
    matchday: provided.matchday,
    stage: provided.stage,
    venue: provided.venue,
    updatedAt: provided.lastUpdated,
    simulated: provided.simulated,
  });
}
