import type { CompetitionCode, Team } from '@tribunen/domain';
import { useWords } from '../i18n/useWords.ts';
import { type TeamFace, teamFacesIn } from './teamFacesIn.ts';

/**
 * How the teams of a competition are shown, in the current language (`teamFacesIn`).
 *
 * @example
 * const faceOf = useTeamFaces();
 * faceOf(match.homeTeam, match.competition.id).name; // 'Norge'
 */
export function useTeamFaces(): (team: Team, competition: CompetitionCode | null) => TeamFace {
  const { i18n } = useWords();
  return teamFacesIn(i18n);
}
