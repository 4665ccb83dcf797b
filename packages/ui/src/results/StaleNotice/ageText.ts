const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/**
 * An age in its largest whole unit.
 *
 * @param ageMs milliseconds; negative counts as zero
 *
 * @example
 * ageText(250_000, 'nb'); // '4 minutter'
 */
export function ageText(ageMs: number, language: string): string {
  const [unit, length] =
    ageMs < minute
      ? (['second', second] as const)
      : ageMs < hour
        ? (['minute', minute] as const)
        : (['hour', hour] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(Math.max(0, ageMs) / length),
  );
}
