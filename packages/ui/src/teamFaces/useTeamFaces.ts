import type { CompetitionCode, Team } from '@tribunen/domain';
import { useMemo } from 'react';
import { useWords } from '../i18n/useWords.ts';
import { type TeamFace, teamFacesIn } from './teamFacesIn.ts';

/** Returns `teamFacesIn` for the current language. The function stays the same until the language changes. */
export function useTeamFaces(): (team: Team, competition: CompetitionCode | null) => TeamFace {
  const { i18n } = useWords();
  const { t, language } = i18n;
  return useMemo(() => teamFacesIn({ t, language }), [t, language]);
}
