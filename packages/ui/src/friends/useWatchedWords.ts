import type { Match } from '@tribunen/domain';
import { useWords } from '../i18n/useWords.ts';
import { useTeamFaces } from '../teamFaces/useTeamFaces.ts';

/** What is said of the match that a friend has open; null is one that is not loaded yet. */
export function useWatchedWords(): (match: Match | null) => string {
  const { t } = useWords();
  const faceOf = useTeamFaces();
  return (match) =>
    match === null
      ? t(($) => $.friends.watchesUnknown)
      : t(($) => $.friends.watches, {
          home: faceOf(match.homeTeam, match.competition.id).name,
          away: faceOf(match.awayTeam, match.competition.id).name,
        });
}
