import { type Match, normaliseMatch } from '@tribunen/domain';
import type { ProviderMatch } from '../provider/football-data/providerMatch.ts';

/**
 * The domain's match out of one of the provider's, as parsed by `providerMatch`.
 *
 * @returns null where the domain can make no match of it (a kickoff that is no moment)
 * @example
 * const match = toMatch(parse(providerMatch, answer.matches[0]));
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
    matchday: provided.matchday,
    stage: provided.stage,
    venue: provided.venue,
    updatedAt: provided.lastUpdated,
    simulated: provided.simulated,
  });
}
