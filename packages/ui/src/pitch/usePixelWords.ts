import { isLanguage } from '@tribunen/locales';
import { useMemo } from 'react';
import { intlLocales } from '../i18n/intlLocales.ts';
import { useWords } from '../i18n/useWords.ts';

/** Pixels with one decimal, as the language writes them. */
export function usePixelWords(): (pixels: number) => string {
  const { language } = useWords().i18n;
  return useMemo(() => {
    const format = new Intl.NumberFormat([...intlLocales[isLanguage(language) ? language : 'nb']], {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      useGrouping: false,
    });
    return (pixels) => format.format(pixels);
  }, [language]);
}
