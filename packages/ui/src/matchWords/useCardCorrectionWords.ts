import type { LiveEvent } from '@tribunen/domain';
import { useWords } from '../i18n/useWords.ts';

/** The words of the toast for an annulled red card. */
export function useCardCorrectionWords(): (event: LiveEvent) => { readonly title: string; readonly text: string } {
  const { t } = useWords();
  return ({ personName, teamName }) => ({
    title: t(($) => $.notifications.cardCorrected),
    text: [personName, teamName].filter((name) => name !== null).join(', '),
  });
}
