import { type InferOutput, nullable, nullish, number, object, string } from 'valibot';

/**
 * A team in the words of football-data.org v4. Every field is null for a side of a knock-out match that is not decided
 * yet.
 */
export const providerTeam = object({
  id: nullable(number()),
  name: nullable(string()),
  shortName: nullish(string()),
  tla: nullish(string()),
  crest: nullish(string()),
});
export type ProviderTeam = InferOutput<typeof providerTeam>;
