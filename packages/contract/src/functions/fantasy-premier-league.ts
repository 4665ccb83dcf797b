import { FANTASY_GAMES } from '@tribunen/domain';
import {
  array,
  boolean,
  type InferOutput,
  literal,
  maxLength,
  minLength,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  union,
  variant,
} from 'valibot';
import { bootstrapStatic } from '../provider/fantasy/bootstrapStatic.ts';
import { fantasyEntry } from '../provider/fantasy/fantasyEntry.ts';
import { fantasyEntryPicks } from '../provider/fantasy/fantasyEntryPicks.ts';
import { fantasyEventLive } from '../provider/fantasy/fantasyEventLive.ts';
import { fantasyFixture } from '../provider/fantasy/fantasyFixture.ts';

/** The game that the request is about; the English game by default. */
const game = optional(picklist(FANTASY_GAMES));
const teamId = union([number(), pipe(string(), regex(/^\d+$/))]);

/** The most teams that one request may name. */
export const mostFantasyTeams = 30;

/**
 * The request for a manager's team, by its number in one of the games, or for the gameweek's points of several teams:
 * the user's own and those of friends.
 */
export const fantasyRequest = variant('action', [
  object({ action: picklist(['team', 'picks']), teamId, game }),
  object({
    action: literal('gameweek'),
    teamIds: pipe(array(teamId), minLength(1), maxLength(mostFantasyTeams)),
    game,
  }),
]);
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
      /** Tenths of millions of the game's money. */
      now_cost: number(),
    }),
  ),
});
export type FantasyPicksAnswer = InferOutput<typeof fantasyPicksAnswer>;

/** The points of a gameweek: parts of the game's own answers, unchanged. */
export const fantasyGameweekAnswer = object({
  /** From `bootstrap-static`: the current gameweek and the next; neither between two seasons. */
  events: bootstrapStatic.entries.events,
  teams: bootstrapStatic.entries.teams,
  /** From `fixtures`: the fixtures of the current gameweek. */
  fixtures: array(fantasyFixture),
  /** From `event/{n}/live`: every player who is picked by one of the managers. */
  elements: fantasyEventLive.entries.elements,
  /**
   * The managers that the request names. A manager who does not exist, or has no squad in the gameweek, is left out.
   */
  entries: array(object({ entry: fantasyEntry, squad: fantasyEntryPicks })),
});
export type FantasyGameweekAnswer = InferOutput<typeof fantasyGameweekAnswer>;
