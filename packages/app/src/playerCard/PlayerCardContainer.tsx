import { type MatchReport, programmeOf, toPlayerId } from '@tribunen/domain';
import { PlayerCard, type PlayerCardView, type ShownPlayer } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { scoutingApi } from '../api/scoutingApi.ts';
import { seasonApi } from '../api/seasonApi.ts';
import { teamMatchesQuery } from '../data/matches/seasonQueries.ts';
import { toPartView } from '../data/toPartView.ts';
import { useFailureWords } from '../data/useFailureWords.ts';
import { matchPath, teamPath } from '../navigation/paths.ts';
import { ratePlayerPath } from '../navigation/scoutingPaths.ts';
import { useApi } from '../services/useApi.ts';
import { useToday } from '../services/useToday.ts';
import { playerAverageQuery } from './playerAverageQuery.ts';
import { playerInReport } from './playerInReport.ts';

interface PlayerCardContainerProps {
  readonly player: ShownPlayer;
  /** The match that the card was opened from; null outside a match. */
  readonly report: MatchReport | null;
  onClose(): void;
}

/** How many of the team's other matches the card links to. */
const offered = 5;

/** A player's card, with the ratings so far and the team's other matches. */
export function PlayerCardContainer({ player, report, onClose }: PlayerCardContainerProps) {
  const whyOf = useFailureWords();
  const today = useToday();
  const known = playerInReport(player, report);
  const { team } = known;
  const rating = useRating(known.id);
  const api = useApi(seasonApi);
  const teamId = team?.id ?? null;
  const matches = useQuery(teamMatchesQuery(api, teamId));
  return (
    <PlayerCard
      view={{
        name: player.name,
        number: known.number,
        position: known.position,
        team: team === null || teamId === null ? null : { team, href: teamPath(teamId) },
        match: known.match,
        rating,
        rateHref: ratePlayerPath({
          id: known.id,
          match: report?.match.id ?? null,
          side: player.side ?? null,
          team: teamId,
        }),
        others:
          teamId === null
            ? null
            : toPartView(matches, whyOf, (all) => {
                const { live, results, fixtures } = programmeOf(all.filter(({ id }) => id !== report?.match.id));
                return [...live, ...fixtures.slice(0, 1), ...results].slice(0, offered);
              }),
        hrefOf: (match) => matchPath(match.id),
        today,
        onClose,
      }}
    />
  );
}

/** The average of the spectators' stars. A player without a number has none. */
function useRating(id: string | null): PlayerCardView['rating'] {
  const api = useApi(scoutingApi);
  const whyOf = useFailureWords();
  const player = toPlayerId(id);
  const average = useQuery(playerAverageQuery(api, player));
  return player === null ? { status: 'ready', value: null } : toPartView(average, whyOf, (value) => value);
}
