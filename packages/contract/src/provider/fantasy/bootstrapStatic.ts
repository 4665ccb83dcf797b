import { array, boolean, type InferOutput, nullable, number, object, string } from 'valibot';
import { moment } from '../../columns.ts';

const byPosition = object({ GKP: number(), DEF: number(), MID: number(), FWD: number() });

/** The points for goals, saves and so on in a season, under the official game's names; the domain's `ScoringTable`. */
const fantasyScoring = object({
  long_play: number(),
  short_play: number(),
  goals_scored: byPosition,
  assists: number(),
  clean_sheets: byPosition,
  goals_conceded: byPosition,
  own_goals: number(),
  penalties_saved: number(),
  penalties_missed: number(),
  yellow_cards: number(),
  red_cards: number(),
  saves: number(),
  defensive_contribution: byPosition,
  bonus: number(),
});

/**
 * A player of the official game: `element_type` is 1 to 4 from goalkeeper to forward, `now_cost` is in tenths of
 * millions of pounds.
 */
const fantasyElement = object({
  id: number(),
  web_name: string(),
  first_name: string(),
  second_name: string(),
  team: number(),
  element_type: number(),
  now_cost: number(),
  event_points: number(),
  total_points: number(),
  squad_number: nullable(number()),
});
export type FantasyElement = InferOutput<typeof fantasyElement>;

/** The official game's season, `bootstrap-static`: only the fields that we use. */
export const bootstrapStatic = object({
  elements: array(fantasyElement),
  teams: array(object({ id: number(), name: string(), short_name: string() })),
  events: array(
    object({
      id: number(),
      name: string(),
      deadline_time: moment,
      is_current: boolean(),
      is_next: boolean(),
      finished: boolean(),
    }),
  ),
  game_config: object({ scoring: fantasyScoring }),
});
export type BootstrapStatic = InferOutput<typeof bootstrapStatic>;
