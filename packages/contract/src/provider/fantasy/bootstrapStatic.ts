import { array, boolean, type InferOutput, nullable, number, object, string } from 'valibot';
import { moment } from '../../columns.ts';

const byPosition = object({ GKP: number(), DEF: number(), MID: number(), FWD: number() });

/** What everything is worth in a season, by the names of the official game; `ScoringTable` of the domain. */
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

/** A player of the official game: `element_type` 1 to 4 from goalkeeper to forward, `now_cost` in tenths of millions of pounds. */
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

/** The season of the official game, `bootstrap-static`: only what we use of it. */
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
