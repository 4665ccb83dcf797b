import type { ScoreCorrection } from '@tribunen/domain';
import { useWords } from '../i18n/useWords.ts';
import { useTeamFaces } from '../teamFaces/useTeamFaces.ts';

/**
 * The words of the toast for a corrected score.
 *
 * @example
 * const wordsOf = useCorrectionWords();
 * toast.news(wordsOf(correction)); // «Målet er annullert», «Brann 1–1 Viking»
 */
export function useCorrectionWords(): (correction: ScoreCorrection) => {
  readonly title: string;
  readonly text: string;
} {
  const { t } = useWords();
  const faceOf = useTeamFaces();
  return ({ match, after }) => ({
    title: t(($) => $.notifications.corrected),
    text: t(($) => $.common.result, {
      home: faceOf(match.homeTeam, match.competition.id).name,
      homeGoals: after.home,
      awayGoals: after.away,
      away: faceOf(match.awayTeam, match.competition.id).name,
    }),
  });
}
