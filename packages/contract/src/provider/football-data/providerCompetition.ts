import { type InferOutput, nullish, number, object, string } from 'valibot';

/**
 * A competition in the words of football-data.org v4. Our own tables and look-ups that have an emblem call it
 * `crest_url`.
 */
export const providerCompetition = object({
  id: number(),
  code: string(),
  name: string(),
  emblem: nullish(string()),
  crest_url: nullish(string()),
});
export type ProviderCompetition = InferOutput<typeof providerCompetition>;
