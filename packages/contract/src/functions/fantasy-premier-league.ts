import { array, boolean, type InferOutput, number, object, picklist, pipe, regex, string, union } from 'valibot';

/** The request for a manager's team, by its number in the official game. */
export const fantasyRequest = object({
  action: picklist(['team', 'picks']),
  teamId: union([number(), pipe(string(), regex(/^\d+$/))]),
});
export type FantasyRequest = InferOutput<typeof fantasyRequest>;

export const fantasyTeamAnswer = object({ name: string() });
export type FantasyTeamAnswer = InferOutput<typeof fantasyTeamAnswer>;

export const fantasyPicksAnswer = object({
  /** The eleven, then the bench, in order. */
  enhanced_picks: array(
    object({
      element: number(),
      player_name: string(),
      /** 1 goalkeeper, 2 defender, 3 midfielder, 4 forward. */
      position: number(),
      team_name: string(),
      is_captain: boolean(),
      is_vice_captain: boolean(),
      gameweek_points: number(),
      /** Tenths of millions of pounds. */
      now_cost: number(),
    }),
  ),
});
export type FantasyPicksAnswer = InferOutput<typeof fantasyPicksAnswer>;
