const DURATION = /^(?:(\d+) days?,? *)?(?:(\d+):)?(\d{1,3}):(\d{1,2}(?:[.,]\d+)?)$/;
const ISO_DURATION = /^P(?:(\d+)D)?T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:[.,]\d+)?)S)?$/;

/**
 * A time within a period as kloppy's tables have it: seconds, or a duration of pandas, of Python or of ISO 8601; null
 * when it is none of them.
 *
 * @example
 * kloppySeconds(750.25); // 750.25
 * kloppySeconds('0 days 00:12:30.25'); // 750.25
 * kloppySeconds('soon'); // null
 */
export function kloppySeconds(written: number | string): number | null {
  if (typeof written === 'number') return Number.isFinite(written) && written >= 0 ? written : null;
  const found = DURATION.exec(written.trim()) ?? ISO_DURATION.exec(written.trim());
  if (found === null) return null;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found
    .slice(1)
    .map((part: string | undefined) => Number((part ?? '0').replace(',', '.')));
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}
