import { integer, minValue, number, parse, pipe } from 'valibot';
import type { Rest } from './Rest.ts';

const count = pipe(number(), integer(), minValue(0));

/** The number of spectators present, as the database counts them; 0 if the count fails. */
export async function projectPresence(rest: Rest, report: (error: unknown) => void): Promise<number> {
  try {
    return parse(count, await rest.call('count_present', {}));
  } catch (error) {
    report(error);
    return 0;
  }
}
