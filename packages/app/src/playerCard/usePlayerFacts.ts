import { type MatchReport, toPlayerId } from '@tribunen/domain';
import type { PlayerCardView, PlayerFactsView, ShownPlayer } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { scoutingApi } from '../api/scoutingApi.ts';
import { toPartView } from '../data/toPartView.ts';
import { useFailureWords } from '../data/useFailureWords.ts';
import { teamPath } from '../navigation/paths.ts';
import { ratePlayerPath } from '../navigation/scoutingPaths.ts';
import { useApi } from '../services/useApi.ts';
import { playerAverageQuery } from './playerAverageQuery.ts';
import { playerInReport } from './playerInReport.ts';

/**
 * What every card of a player shows, with the ratings so far.
 *
 * @param report the match that the card was opened from; null outside a match
 */
export function usePlayerFacts(player: ShownPlayer, report: MatchReport | null): PlayerFactsView {
  const { id, number, position, team, match } = playerInReport(player, report);
  const teamId = team?.id ?? null;
  return {
    name: player.name,
    number,
    position,
    team: team === null || teamId === null ? null : { team, href: teamPath(teamId) },
    match,
    rating: useRating(id),
    rateHref: ratePlayerPath({ id, match: report?.match.id ?? null, side: player.side ?? null, team: teamId }),
  };
}

/** The average of the spectators' stars. A player without a number has none. */
function useRating(id: string | null): PlayerCardView['rating'] {
  const api = useApi(scoutingApi);
  const whyOf = useFailureWords();
  const player = toPlayerId(id);
  const average = useQuery(playerAverageQuery(api, player));
  return player === null ? { status: 'ready', value: null } : toPartView(average, whyOf, (value) => value);
}
