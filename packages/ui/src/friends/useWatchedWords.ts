import type { Match } from '@tribunen/domain';
import { useWords } from '../i18n/useWords.ts';
import { useTeamFaces } from '../teamFaces/useTeamFaces.ts';

/** The text about the match that a friend has open, with the teams' names or codes; the match is null until it is loaded. */
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
