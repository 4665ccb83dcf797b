import { array, boolean, type InferOutput, isoDate, number, object, pipe, string } from 'valibot';

/** Which days of the gameweek have settled points, `event-status`. */
export const fantasyEventStatus = object({
  leagues: string(),
  status: array(object({ event: number(), date: pipe(string(), isoDate()), bonus_added: boolean(), points: string() })),
});
export type FantasyEventStatus = InferOutput<typeof fantasyEventStatus>;
