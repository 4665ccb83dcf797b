import {
  abandonedEvents,
  beforeShootOut,
  eventsOf,
  type LineUp,
  type LineUpPlayer,
  type MatchReport,
  toPitchEvents,
  withdrawnCards,
} from '@tribunen/domain';
import { array, type GenericSchema, type InferOutput, nullish, object, unknown } from 'valibot';
import { ContractError, type ContractFault, type Parsed } from '../ContractFault.ts';
import { parseItems } from '../parseItems.ts';
import {
  providerBooking,
  providerEvent,
  providerGoal,
  providerShot,
  providerSubstitution,
} from '../provider/football-data/providerEvents.ts';
import { providerMatchReport, providerReferee } from '../provider/football-data/providerMatchReport.ts';
import { readMended } from '../readMended.ts';
import { recordedEvent } from '../recorded/recordedEvent.ts';
import { parseProviderMatch } from './parseProviderMatch.ts';
import { toLineUpPlayer } from './toLineUpPlayer.ts';
import { toMatchStatistics } from './toMatchStatistics.ts';
import { toPlayedShot } from './toPlayedShot.ts';

const list = nullish(array(unknown()));
const team = providerMatchReport.entries.homeTeam.entries;
const side = object({
  id: team.id,
  name: team.name,
  formation: team.formation,
  lineup: list,
  bench: list,
  statistics: team.statistics,
});
const envelope = object({
  homeTeam: side,
  awayTeam: side,
  goals: list,
  bookings: list,
  substitutions: list,
  events: list,
  shots: list,
  recorded: list,
  referees: list,
  referee: providerMatchReport.entries.referee,
});
const REFEREE = 'REFEREE';
/** «4-2-3-1»; providers also write words and question marks. */
const formationPattern = /^\d+(?:-\d+)+$/;

/**
 * The answer of `fetch-match`, and of `football-data` for `matches/{id}`. Every goal, card, substitution and player is
 * parsed by itself: a broken one is left out and reported in `faults`. A player who is listed twice appears once.
 *
 * @param where the function that answers
 * @throws {ContractError} when there is no match in the answer
 */
export function parseMatchReport(
  where: string,
  answer: unknown,
): { readonly report: MatchReport; readonly faults: readonly ContractFault[] } {
  const match = parseProviderMatch(where, answer);
  if (!match.ok) throw new ContractError(match.fault);
  const read = readMended(where, envelope, answer);
  if (!read.ok) throw new ContractError(read.fault);
  const details = read.value;

  const faults = [...(match.faults ?? []), ...(read.faults ?? [])];
  const itemsOf = <Value>(
    within: string,
    items: readonly unknown[] | null | undefined,
    translate: (item: unknown) => Parsed<Value>,
  ): readonly Value[] => {
    const parsed = parseItems(within, items ?? [], translate);
    faults.push(...parsed.faults);
    return parsed.values;
  };
  const as =
    <Value>(schema: GenericSchema<unknown, Value>) =>
    (item: unknown): Parsed<Value> =>
      readMended(where, schema, item);
  const lineUpOf = (name: 'homeTeam' | 'awayTeam'): LineUp => {
    const { formation, lineup, bench } = details[name];
    const toPlayer = (player: unknown): ReturnType<typeof toLineUpPlayer> => toLineUpPlayer(where, player);
    const written = formation?.trim() ?? '';
    const starters = onceEach(itemsOf(`${name}.lineup`, lineup, toPlayer));
    return {
      formation: formationPattern.test(written) ? written : null,
      lineup: starters,
      bench: onceEach([...starters, ...itemsOf(`${name}.bench`, bench, toPlayer)]).slice(starters.length),
    };
  };

  const recorded = itemsOf('recorded', details.recorded, as(recordedEvent));
  const shots = itemsOf('shots', details.shots, as(providerShot));
  const referees = itemsOf('referees', details.referees, as(providerReferee));
  const parts = {
    homeTeam: details.homeTeam,
    awayTeam: details.awayTeam,
    beforeShootOut: beforeShootOut(match.value),
    goals: itemsOf('goals', details.goals, as(providerGoal)),
    bookings: itemsOf('bookings', details.bookings, as(providerBooking)),
    substitutions: itemsOf('substitutions', details.substitutions, as(providerSubstitution)),
    events: itemsOf('events', details.events, as(providerEvent)),
  };
  const [abandoned, withdrawn] = [abandonedEvents(parts), withdrawnCards(parts)];
  const statistics = toMatchStatistics({
    home: details.homeTeam.statistics,
    away: details.awayTeam.statistics,
  });
  const report = {
    match: match.value,
    events: eventsOf(parts),
    ...(abandoned.length > 0 && { abandoned }),
    ...(withdrawn.length > 0 && { withdrawn }),
    lineUps: { home: lineUpOf('homeTeam'), away: lineUpOf('awayTeam') },
    ...(recorded.length > 0 && { measured: toPitchEvents({ events: recorded }) }),
    shots: shots.map((shot) => toPlayedShot(shot, details)),
    ...(statistics !== null && { statistics }),
    referee: refereeOf(referees, details.referee),
  };
  // The match and its details are parsed one after the other, so the same fault may be in the list twice.
  return { report, faults: [...new Map(faults.map((fault) => [fault.path, fault])).values()] };
}

/** The referee's name: from the list of referees, else from the single referee, else from the list's first official. */
function refereeOf(
  referees: readonly InferOutput<typeof providerReferee>[],
  beside: InferOutput<typeof providerMatchReport.entries.referee>,
): string | null {
  const named = typeof beside === 'string' ? beside : beside?.name;
  const names = [referees.find(({ type }) => type === REFEREE)?.name, named, referees[0]?.name];
  return names.map((name) => name?.trim()).find((name) => name !== undefined && name !== '') ?? null;
}

function onceEach(players: readonly LineUpPlayer[]): readonly LineUpPlayer[] {
  return [...new Map(players.toReversed().map((player) => [player.id, player])).values()].toReversed();
}
