import { type InferOutput, nullish, number, object, string } from 'valibot';

/** A team of OpenLigaDB, in its matches and in `getavailableteams/{league}/{season}`. */
export const ligaTeam = object({
  teamId: nullish(number()),
  teamName: nullish(string()),
  shortName: nullish(string()),
  teamIconUrl: nullish(string()),
});
export type LigaTeam = InferOutput<typeof ligaTeam>;
