import { integer, minValue, number, parse, pipe } from 'valibot';
import type { Crowding } from '../data/Crowding.ts';
import type { Rest } from './Rest.ts';

const count = pipe(number(), integer(), minValue(0));

/**
 * The number of spectators present. In crowd mode the database counts them. Otherwise only the realtime server knows them, which a function
 * cannot query, so the number is 0. If the count fails, the response has 0 instead.
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
