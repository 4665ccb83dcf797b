import { type InferOutput, nullish, number, object, string } from 'valibot';

/** A competition in the words of football-data.org v4; our own tables and look-ups call the emblem `crest_url` where they have one. */
export const providerCompetition = object({
  id: number(),
  code: string(),
  name: string(),
  emblem: nullish(string()),
  crest_url: nullish(string()),
});
export type ProviderCompetition = InferOutput<typeof providerCompetition>;
