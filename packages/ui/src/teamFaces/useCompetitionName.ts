import { useMemo } from 'react';
import { useWords } from '../i18n/useWords.ts';
import { competitionNameIn } from './competitionNameIn.ts';

/** Returns `competitionNameIn` for the current language. The function stays the same until the language changes. */
export function useCompetitionName(): ReturnType<typeof competitionNameIn> {
  const { t, i18n } = useWords();
  return useMemo(() => competitionNameIn({ t, exists: i18n.exists.bind(i18n) }), [t, i18n]);
}
