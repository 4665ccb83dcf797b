import { type MatchReport, programmeOf } from '@tribunen/domain';
import { PlayerCard, type ShownPlayer } from '@tribunen/ui';
import { useQuery } from '@tanstack/react-query';
import { seasonApi } from '../api/seasonApi.ts';
import { teamMatchesQuery } from '../data/matches/seasonQueries.ts';
import { toPartView } from '../data/toPartView.ts';
import { useFailureWords } from '../data/useFailureWords.ts';
import { matchPath } from '../navigation/paths.ts';
import { useApi } from '../services/useApi.ts';
import { useToday } from '../services/useToday.ts';
import { usePlayerFacts } from './usePlayerFacts.ts';

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
  const facts = usePlayerFacts(player, report);
  const teamId = facts.team?.team.id ?? null;
  const matches = useQuery(teamMatchesQuery(useApi(seasonApi), teamId));
  return (
    <PlayerCard
      view={{
        ...facts,
        others:
          teamId === null
            ? null
            : toPartView(matches, whyOf, (all) => {
                const { live, results, fixtures } = programmeOf(all.filter(({ id }) => id !== report?.match.id));
                return [...live, ...fixtures.slice(0, 1), ...results].slice(0, offered);
              }),
        hrefOf: (match) => matchPath(match.id),
        today: useToday(),
        onClose,
      }}
    />
  );
}
