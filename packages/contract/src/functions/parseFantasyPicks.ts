import { captaincyOf, type FantasyPick, fantasyPositionOf } from '@tribunen/domain';
import { array, object } from 'valibot';
import { elementId } from '../brands.ts';
import { parseAnswer } from '../parseAnswer.ts';
import { fantasyPicksAnswer } from './fantasy-premier-league.ts';

const picks = object({
  enhanced_picks: array(object({ ...fantasyPicksAnswer.entries.enhanced_picks.item.entries, element: elementId })),
});

/**
 * A manager's squad, the answer of `fantasy-premier-league` for `picks`. It is shown whole or not at all: with one
 * player left out, a substitute would move into the eleven.
 *
 * @throws {ContractError} when any of it is broken
 */
export function parseFantasyPicks(answer: unknown): readonly FantasyPick[] {
  return parseAnswer('fantasy-premier-league', picks, answer).enhanced_picks.map((pick) => ({
    element: pick.element,
    playerName: pick.player_name,
    position: fantasyPositionOf(pick.position),
    teamName: pick.team_name,
    captaincy: captaincyOf({ isCaptain: pick.is_captain, isViceCaptain: pick.is_vice_captain }),
    gameweekPoints: pick.gameweek_points,
    nowCost: pick.now_cost,
  }));
}
