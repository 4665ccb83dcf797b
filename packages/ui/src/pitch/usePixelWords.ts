import { useMemo } from 'react';
import { useWords } from '../i18n/useWords.ts';

/** Pixels with one decimal, as the language writes them. */
export function usePixelWords(): (pixels: number) => string {
  const { i18n } = useWords();
  return useMemo(() => {
    const format = new Intl.NumberFormat(i18n.language, {
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
      useGrouping: false,
    });
    return (pixels) => format.format(pixels);
  }, [i18n.language]);
}
