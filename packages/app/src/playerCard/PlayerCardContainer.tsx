import { playerId } from '@tribunen/contract';
import { averageStars, type MatchReport, programmeOf } from '@tribunen/domain';
import { PlayerCard, type PlayerCardView, type ShownPlayer } from '@tribunen/ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { safeParse } from 'valibot';
import { scoutingBackend } from '../backend/scoutingBackend.ts';
import { seasonBackend } from '../backend/seasonBackend.ts';
import { useFailureWords } from '../data/useFailureWords.ts';
import { teamMatchesQuery } from '../data/matches/seasonQueries.ts';
import { toPartView } from '../data/toPartView.ts';
import { matchPath, teamPath } from '../navigation/paths.ts';
import { ratePlayerPath } from '../navigation/scoutingPaths.ts';
import { useBackend } from '../services/useBackend.ts';
import { useToday } from '../services/useToday.ts';
import { playerInReport } from './playerInReport.ts';

interface PlayerCardContainerProps {
  readonly player: ShownPlayer;
  /** The match that the card was opened from. */
  readonly report: MatchReport | null;
  onClose(): void;
}

/** How many of the team's matches the card offers. */
const offered = 5;

/** A player's card, with the ratings so far and the team's other matches. */
export function PlayerCardContainer({ player, report, onClose }: PlayerCardContainerProps) {
  const whyOf = useFailureWords();
  const today = useToday();
  const known = playerInReport(player, report);
  const { team } = known;
  const rating = useRating(known.id);
  const backend = useBackend(seasonBackend);
  const teamId = team?.id ?? null;
  const matches = useQuery(
    teamId === null ? { queryKey: ['team-matches', ''], queryFn: skipToken } : teamMatchesQuery(backend, teamId),
  );
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

/** The average of the spectators' stars. A player whom the provider does not number has none. */
function useRating(id: string | null): PlayerCardView['rating'] {
  const backend = useBackend(scoutingBackend);
  const whyOf = useFailureWords();
  const parsed = safeParse(playerId, id);
  const asked = useQuery(
    parsed.success
      ? {
          queryKey: ['player-ratings', parsed.output],
          queryFn: () => backend.ratings([parsed.output]),
          staleTime: 30_000,
        }
      : { queryKey: ['player-ratings', ''], queryFn: skipToken },
  );
  if (!parsed.success) return { status: 'ready', value: null };
  return toPartView(asked, whyOf, averageStars);
}
