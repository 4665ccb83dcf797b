import { languageNames, languages, type Language } from '@tribunen/locales';
import { useWords } from '../../i18n/useWords.ts';
import { Segments } from '../../primitives/Segments/Segments.tsx';
import type { LanguageSetting } from './LanguageSetting.ts';

/**
 * The choice of the page's language. Each language's name is in that language, for readers who cannot read the rest of the page.
 */
export function LanguageChoice({ view }: { readonly view: LanguageSetting }) {
  const { t } = useWords();
  return (
    <Segments<Language>
      label={t(($) => $.shell.language.label)}
      options={languages.map((language) => ({ value: language, label: languageNames[language], lang: language }))}
      value={view.language}
      onChange={(chosen) => view.onLanguage(chosen)}
    />
  );
}
