import { array, type InferOutput, nullish, number, object, string } from 'valibot';
import { count } from '../../columns.ts';
import { providerCompetition } from './providerCompetition.ts';
import { providerTeam } from './providerTeam.ts';

/** A player of a list of scorers. The provider leaves out assists and penalties that are zero. */
export const providerScorer = object({
  player: object({
    id: number(),
    name: string(),
    position: nullish(string()),
    shirtNumber: nullish(number()),
  }),
  team: providerTeam,
  playedMatches: nullish(count),
  goals: count,
  assists: nullish(count),
  penalties: nullish(count),
});
export type ProviderScorer = InferOutput<typeof providerScorer>;

/** The top scorers of a competition, `competitions/{id}/scorers` of football-data.org v4, best first. */
export const providerScorers = object({
  count: nullish(count),
  competition: nullish(providerCompetition),
  scorers: array(providerScorer),
});
export type ProviderScorers = InferOutput<typeof providerScorers>;
