import { loadLaterWords } from '@tribunen/locales';
import { addWords, type WordsProvider } from '@tribunen/ui';
import type { ComponentProps } from 'react';
import { ResumedChanges } from '../../data/offlineChanges/ResumedChanges.ts';
import { offlineChangesOf } from '../../data/offlineChanges/offlineChangesOf.ts';
import { pageLanguage } from '../../lib/appearance/pageLanguage.ts';
import type { AppServices } from '../../services/AppServices.ts';

/**
 * Opens the part that sends the changes left by an earlier page. The code for each kind of change, and the words that
 * report its outcome, are loaded with the first change.
 */
export function openResumedChanges(
  services: AppServices,
  words: ComponentProps<typeof WordsProvider>['words'],
): ResumedChanges {
  const { access, queryClient, session } = services;
  const loadWords = async (): Promise<void> => {
    const language = pageLanguage(document);
    addWords(words, language, await loadLaterWords(language));
  };
  return new ResumedChanges({
    changes: offlineChangesOf(services),
    queryClient,
    session,
    keptUserId: () => access.keptSession()?.user.id ?? null,
    page: document,
    resume: {
      follows: async (change) => {
        const [{ resumeFollowChange }] = await Promise.all([
          import('../../data/follows/resumeFollowChange.ts'),
          loadWords(),
        ]);
        return resumeFollowChange(services, words, change);
      },
      ratings: async (change) => {
        const [{ resumeRatingChange }] = await Promise.all([
          import('../../features/scouting/resumeRatingChange.ts'),
          loadWords(),
        ]);
        return resumeRatingChange(services, words, change);
      },
    },
  });
}
