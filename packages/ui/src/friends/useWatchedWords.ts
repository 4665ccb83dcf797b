import type { Match } from '@tribunen/domain';
import { useWords } from '../i18n/useWords.ts';
import { useTeamFaces } from '../teamFaces/useTeamFaces.ts';

/** What is said of the match that a friend has open, with the teams' names or codes; null is a match that is not loaded yet. */
export function useWatchedWords(): (match: Match | null, by: 'name' | 'code') => string {
  const { t } = useWords();
  const faceOf = useTeamFaces();
  return (match, by) =>
    match === null
      ? t(($) => $.friends.watchesUnknown)
      : t(($) => $.friends.watches, {
          home: faceOf(match.homeTeam, match.competition.id)[by],
          away: faceOf(match.awayTeam, match.competition.id)[by],
        });
}
