import { integer, minValue, number, parse, pipe } from 'valibot';
import type { Crowding } from '../data/Crowding.ts';
import type { Rest } from './Rest.ts';

const count = pipe(number(), integer(), minValue(0));

/**
 * How many are present: in a crowd whom the database has counted. Without a crowd presence lives in the realtime server alone, which a function
 * cannot ask, and the number is 0. A count that fails costs the number, not the answer.
 */
export async function projectPresence(
  rest: Rest,
  { mode }: Crowding,
  report: (error: unknown) => void,
): Promise<number> {
  if (mode !== 'crowd') return 0;
  try {
    return parse(count, await rest.call('count_present', {}));
  } catch (error) {
    report(error);
    return 0;
  }
}
