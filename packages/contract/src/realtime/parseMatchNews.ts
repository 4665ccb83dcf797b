import type { LiveEvent, MatchState } from '@tribunen/domain';
import { array, nullish, object, optional, safeParse, unknown } from 'valibot';
import { utcInstant } from '../brands.ts';
import { type ContractFault, faultOf } from '../ContractFault.ts';
import { parseItems } from '../parseItems.ts';
import { type EventReading, parseNewEvents } from '../tables/parseNewEvents.ts';
import { toMatchState } from '../tables/toMatchState.ts';

const list = optional(array(unknown()), []);
const envelope = object({ at: utcInstant, matches: list, match: nullish(unknown(), null), events: list });

/** What a broadcast says of matches. */
export interface MatchNews {
  readonly states: readonly MatchState[];
  readonly events: readonly LiveEvent[];
  readonly faults: readonly ContractFault[];
}

/**
 * A broadcast of `live` or of `match:ID`. Rows that break the contract are left out and reported, and so is a whole broadcast that does.
 *
 * @param where the topic
 * @example
 * channel.on('broadcast', { event: 'live' }, ({ payload }) => parseMatchNews('live', payload, { competitionIdOf }));
 */
export function parseMatchNews(where: string, payload: unknown, reading: EventReading): MatchNews {
  const parsed = safeParse(envelope, payload);
  if (!parsed.success) return { states: [], events: [], faults: [faultOf(where, parsed.issues)] };
  const { at, matches, match, events } = parsed.output;
  const rows = match === null ? matches : [...matches, match];
  const states = parseItems('matches', rows, (row) => toMatchState(row, where, at));
  const read = parseNewEvents('events', events, reading, where);
  return { states: states.values, events: read.values, faults: [...states.faults, ...read.faults] };
}
