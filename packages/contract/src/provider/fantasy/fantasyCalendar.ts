import { array, boolean, type InferOutput, nullish, number, object } from 'valibot';
import { moment } from '../../columns.ts';

/** The matches of a game's season, `fixtures`, as football: kick-offs, rounds and scores. */
export const fantasyCalendar = array(
  object({
    id: number(),
    /** The round of the game; null while the match has none. */
    event: nullish(number()),
    kickoff_time: nullish(moment),
    team_h: number(),
    team_a: number(),
    team_h_score: nullish(number()),
    team_a_score: nullish(number()),
    finished: nullish(boolean()),
    finished_provisional: nullish(boolean()),
  }),
);
export type FantasyCalendar = InferOutput<typeof fantasyCalendar>;
