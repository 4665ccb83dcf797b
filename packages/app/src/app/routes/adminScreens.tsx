import { isLanguage, type Language, loadAdminWords } from '@tribunen/locales';
import { addWords, useWords } from '@tribunen/ui';
import { type ComponentType, use } from 'react';

/** The administrators' screens, each with the words that only administrators read. */
export const adminScreens = {
  desk: async () => withAdminWords((await import('../../features/admin/DeskContainer.tsx')).DeskContainer),
  warmResults: async () =>
    withAdminWords((await import('../../features/admin/WarmResultsContainer.tsx')).WarmResultsContainer),
};

const loads = new Map<Language, ReturnType<typeof loadAdminWords>>();

function wordsOf(language: Language): ReturnType<typeof loadAdminWords> {
  const known = loads.get(language);
  if (known !== undefined) return known;
  const load = loadAdminWords(language);
  loads.set(language, load);
  // The route shows the failure (`RouteErrorBoundary`), and the next visit tries again.
  load.catch(() => loads.delete(language));
  return load;
}

/** Wraps a screen so that it waits for the words of the page's current language. */
function withAdminWords(Screen: ComponentType): ComponentType {
  return function WithAdminWords() {
    const { i18n } = useWords();
    const language = isLanguage(i18n.language) ? i18n.language : 'nb';
    addWords(i18n, language, use(wordsOf(language)));
    return <Screen />;
  };
}
