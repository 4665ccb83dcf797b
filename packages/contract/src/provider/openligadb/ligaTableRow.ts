import { nullish, number, object, string } from 'valibot';

/** A row of a table of OpenLigaDB, `getbltable/{league}/{season}`, with its place in the list. */
export const ligaTableRow = object({
  position: number(),
  teamInfoId: nullish(number()),
  teamName: nullish(string()),
  shortName: nullish(string()),
  teamIconUrl: nullish(string()),
  points: number(),
  opponentGoals: number(),
  goals: number(),
  matches: number(),
  won: number(),
  lost: number(),
  draw: number(),
  goalDiff: number(),
});
