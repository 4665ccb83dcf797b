import { inNynorsk, type Language } from '@tribunen/locales';
import { intlLocales } from './intlLocales.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * An age in its largest whole unit.
 *
 * @param ageMs milliseconds; negative counts as zero
 */
export function ageIn(language: Language, ageMs: number): string {
  const [unit, length] =
    ageMs < minute
      ? (['second', second] as const)
      : ageMs < hour
        ? (['minute', minute] as const)
        : (['hour', hour] as const);
  const format = new Intl.NumberFormat([...intlLocales[language]], { style: 'unit', unit, unitDisplay: 'long' });
  const age = format.format(Math.floor(Math.max(0, ageMs) / length));
  return language === 'nn' ? inNynorsk(age) : age;
}
