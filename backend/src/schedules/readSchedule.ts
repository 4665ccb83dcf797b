/** When a job runs: at an interval of seconds, or in each minute (UTC) that `includes` accepts. */
export type Schedule =
  | { readonly kind: 'seconds'; readonly seconds: number }
  | { readonly kind: 'minutes'; readonly includes: (minute: Date) => boolean };

/** The lowest and highest value of each of the five cron fields. */
const bounds = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

/**
 * Parses a schedule as pg_cron does: `10 seconds`, or a cron expression of five fields.
 *
 * @throws {RangeError} for any other text
 */
export function readSchedule(text: string): Schedule {
  const [, every] = /^(\d+) seconds?$/.exec(text.trim()) ?? [];
  const seconds = Number(every);
  if (every !== undefined && seconds >= 1 && seconds <= 59) return { kind: 'seconds', seconds };
  const parts = text.trim().split(/\s+/);
  const fields = bounds
    .map(([least, greatest], at) => readField(parts[at] ?? '', least, greatest))
    .filter((field) => field !== null);
  const [minutes, hours, days, months, weekdays] = fields;
  if (
    parts.length !== bounds.length ||
    minutes === undefined ||
    hours === undefined ||
    days === undefined ||
    months === undefined ||
    weekdays === undefined
  ) {
    throw new RangeError(`invalid schedule: ${text}`);
  }
  // As in cron, a schedule that restricts both the day of the month and the day of the week runs on a day that fits one
  // of them.
  const eitherDay = parts[2] !== '*' && parts[4] !== '*';
  return {
    kind: 'minutes',
    includes(minute) {
      const day = days.has(minute.getUTCDate());
      const weekday = weekdays.has(minute.getUTCDay()) || (minute.getUTCDay() === 0 && weekdays.has(7));
      return (
        minutes.has(minute.getUTCMinutes()) &&
        hours.has(minute.getUTCHours()) &&
        months.has(minute.getUTCMonth() + 1) &&
        (eitherDay ? day || weekday : day && weekday)
      );
    },
  };
}

/** The values of one field; null if it is malformed. */
function readField(text: string, least: number, greatest: number): ReadonlySet<number> | null {
  const values = new Set<number>();
  for (const part of text.split(',')) {
    const [, range = '', step = '1'] = /^(\*|\d+(?:-\d+)?)(?:\/(\d+))?$/.exec(part) ?? [];
    if (range === '') return null;
    const [from = least, to = part.includes('/') ? greatest : from] =
      range === '*' ? [least, greatest] : range.split('-').map(Number);
    if (from < least || to > greatest || from > to || Number(step) < 1) return null;
    for (let value = from; value <= to; value += Number(step)) values.add(value);
  }
  return values;
}
