import type { LiveEvent } from '@tribunen/domain';
import { array, object, safeParse, unknown } from 'valibot';
import { faultOf } from '../ContractFault.ts';
import type { Items } from '../parseItems.ts';
import { type EventReading, parseNewEvents } from '../tables/parseNewEvents.ts';

const envelope = object({ events: array(unknown()) });

/**
 * The events in a broadcast of `live` or of `match:ID`, read as `parseBroadcastStates` reads the states.
 *
 * @param where the topic
 */
export function parseBroadcastEvents(where: string, payload: unknown, reading: EventReading): Items<LiveEvent> {
  const parsed = safeParse(envelope, payload);
  if (!parsed.success) return { values: [], faults: [faultOf(where, parsed.issues)] };
  return parseNewEvents('events', parsed.output.events, reading, where);
}
