import { addDays, type OsloDay, startOfOsloDay } from '@tribunen/domain';

/** The earliest moment that a query may contain, because PostgreSQL has no year 0. */
const firstMoment = '0001-01-01T00:00:00.000Z';

/** The PostgREST condition that a match kicks off on a day. */
export function kickOffOn(day: OsloDay): string {
  const [from, to] = [day, addDays(day, 1)].map((of) => {
    const start: string = startOfOsloDay(of);
    return start > firstMoment ? start : firstMoment;
  });
  return `(utc_kickoff.gte.${from},utc_kickoff.lt.${to})`;
}
