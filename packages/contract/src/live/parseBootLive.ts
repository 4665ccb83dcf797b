import { type LiveEvent, type LiveMode, type Match, type MatchId, type OsloDay, parseOsloDay } from '@tribunen/domain';
import { array, object, record, string, unknown } from 'valibot';
import { ContractError, type ContractFault } from '../ContractFault.ts';
import { parseProviderMatch } from '../functions/parseProviderMatch.ts';
import { parseAnswer } from '../parseAnswer.ts';
import { parseItems } from '../parseItems.ts';
import { toLiveEvent } from '../tables/toLiveEvent.ts';
import { bootLiveAnswer } from './boot-live.ts';
import { competitionsOf } from './competitionsOf.ts';

const where = 'boot/live';
const list = array(unknown());
const envelope = object({ ...bootLiveAnswer.entries, matches: list, recentEvents: record(string(), list) });

/** The snapshot that the live feed starts from. */
export interface BootSnapshot {
  readonly version: number;
  readonly day: OsloDay;
  readonly matches: readonly Match[];
  /** The newest events of each match, newest first. */
  readonly recentEvents: ReadonlyMap<MatchId, readonly LiveEvent[]>;
  readonly mode: LiveMode;
  readonly faults: readonly ContractFault[];
}

/**
 * The answer of `GET /boot/live`. Broken matches and events are left out and reported.
 *
 * @throws {ContractError} when the answer is not a snapshot
 */
export function parseBootLive(answer: unknown): BootSnapshot {
  const snapshot = parseAnswer(where, envelope, answer);
  const day = parseOsloDay(snapshot.date);
  if (day === null) throw new ContractError({ where, path: 'date', message: 'Expected a day' });
  const matches = parseItems('matches', snapshot.matches, (match) => parseProviderMatch(where, match));
  const competitionIdOf = competitionsOf(matches.values);
  const recent = Object.entries(snapshot.recentEvents).map(([id, rows]) =>
    parseItems(`recentEvents.${id}`, rows, (row) => toLiveEvent(row, competitionIdOf, where)),
  );
  return {
    version: snapshot.version,
    mode: snapshot.mode,
    day,
    matches: matches.values,
    recentEvents: new Map(
      recent.flatMap(({ values }) => {
        const [newest] = values;
        return newest === undefined ? [] : [[newest.matchId, values] as const];
      }),
    ),
    faults: [...matches.faults, ...recent.flatMap(({ faults }) => faults)],
  };
}
