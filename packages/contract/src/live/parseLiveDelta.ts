import type { LiveEvent, LiveMode, Match } from '@tribunen/domain';
import { array, object, unknown } from 'valibot';
import type { ContractFault } from '../ContractFault.ts';
import { parseProviderMatch } from '../functions/parseProviderMatch.ts';
import { parseAnswer } from '../parseAnswer.ts';
import { parseItems } from '../parseItems.ts';
import { type EventReading, parseNewEvents } from '../tables/parseNewEvents.ts';
import { competitionsOf } from './competitionsOf.ts';
import { liveDeltaAnswer } from './live-delta.ts';

const where = 'live/delta';
const list = array(unknown());
const envelope = object({ ...liveDeltaAnswer.entries, matches: list, events: list });

/** The changes in the live feed since a version. */
export interface LiveDelta {
  readonly version: number;
  readonly hasChanges: boolean;
  readonly mode: LiveMode;
  /** Milliseconds until the next request; null when the server names no time. */
  readonly nextCheckIn: number | null;
  readonly matches: readonly Match[];
  /** The events that the app did not know yet. */
  readonly events: readonly LiveEvent[];
  readonly faults: readonly ContractFault[];
}

/**
 * The answer of `GET /live/delta`. Broken matches and events are left out and reported.
 *
 * @param reading its `competitionIdOf` finds the competitions of matches that are not in the delta itself
 * @throws {ContractError} when the answer is not a delta
 */
export function parseLiveDelta(answer: unknown, { competitionIdOf, isKnown }: EventReading): LiveDelta {
  const delta = parseAnswer(where, envelope, answer);
  const matches = parseItems('matches', delta.matches, (match) => parseProviderMatch(where, match));
  const ownCompetitionIdOf = competitionsOf(matches.values);
  const events = parseNewEvents(
    'events',
    delta.events,
    { competitionIdOf: (match) => ownCompetitionIdOf(match) ?? competitionIdOf(match), isKnown },
    where,
  );
  return {
    version: delta.version,
    hasChanges: delta.hasChanges,
    mode: delta.mode,
    nextCheckIn: delta.nextCheckIn,
    matches: matches.values,
    events: events.values,
    faults: [...matches.faults, ...events.faults],
  };
}
