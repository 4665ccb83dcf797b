import { useWords } from './useWords.ts';

/**
 * The `lang` attribute of a text that is English even in bokmål, because the product's requirements quote it in
 * English. The other languages translate it.
 */
export function usePromisedLang(): 'en' | undefined {
  return useWords().i18n.language === 'nb' ? 'en' : undefined;
}
