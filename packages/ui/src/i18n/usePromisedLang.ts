import { useWords } from './useWords.ts';

/**
 * The `lang` of a text that stands in English in bokmål, because the product's requirements quote it so. The other languages translate it.
 *
 * @example
 * <Button lang={usePromisedLang()}>{t(($) => $.notifications.enableSound)}</Button>
 */
export function usePromisedLang(): 'en' | undefined {
  return useWords().i18n.language === 'nb' ? 'en' : undefined;
}
