import { array, type InferOutput, nullish, number, object, string } from 'valibot';
import { providerCompetition } from './providerCompetition.ts';
import { providerTeam } from './providerTeam.ts';

/** A player of a squad. The provider's smaller plans leave the shirt numbers out. */
export const providerSquadPlayer = object({
  id: number(),
  name: string(),
  position: nullish(string()),
  shirtNumber: nullish(number()),
});
export type ProviderSquadPlayer = InferOutput<typeof providerSquadPlayer>;

/** One team with its competitions and its squad, `teams/{id}` of football-data.org v4. */
export const providerTeamDetails = object({
  ...providerTeam.entries,
  venue: nullish(string()),
  /** The competitions of this season in which the team plays. */
  runningCompetitions: nullish(array(providerCompetition)),
  coach: nullish(object({ name: nullish(string()) })),
  /** Empty where the provider has none; null where it gives the squads apart. */
  squad: nullish(array(providerSquadPlayer)),
});
export type ProviderTeamDetails = InferOutput<typeof providerTeamDetails>;
