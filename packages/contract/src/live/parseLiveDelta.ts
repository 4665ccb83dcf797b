import type { LiveEvent, Match } from '@tribunen/domain';
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

/** What has changed in the live feed since a version. */
export interface LiveDelta {
  readonly version: number;
  readonly hasChanges: boolean;
  readonly matches: readonly Match[];
  /** Those that were not known. */
  readonly events: readonly LiveEvent[];
  readonly faults: readonly ContractFault[];
}

/**
 * The answer of `GET /live/delta`; matches and events that are broken are left out and told of.
 *
 * @param reading its `competitionIdOf` is asked for matches that are not in the delta itself
 * @throws {ContractError} when the answer is no delta
 * @example
 * const { version, matches } = parseLiveDelta(await response.json(), { competitionIdOf: () => null });
 */
export function parseLiveDelta(answer: unknown, { competitionIdOf, isKnown }: EventReading): LiveDelta {
  const told = parseAnswer(where, envelope, answer);
  const matches = parseItems('matches', told.matches, (match) => parseProviderMatch(where, match));
  const ownCompetitionIdOf = competitionsOf(matches.values);
  const events = parseNewEvents(
    'events',
    told.events,
    { competitionIdOf: (match) => ownCompetitionIdOf(match) ?? competitionIdOf(match), isKnown },
    where,
  );
  return {
    version: told.version,
    hasChanges: told.hasChanges,
    matches: matches.values,
    events: events.values,
    faults: [...matches.faults, ...events.faults],
  };
}
