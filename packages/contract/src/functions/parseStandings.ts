import { normaliseTeam, parseOsloDay, type SeasonDays, type StandingsRow, type StandingsType } from '@tribunen/domain';
import { array, object, unknown } from 'valibot';
import { ContractError, type ContractFault } from '../ContractFault.ts';
import { parseItems } from '../parseItems.ts';
import { providerStandings, providerStandingsRow } from '../provider/football-data/providerStandings.ts';
import { readMended } from '../readMended.ts';

const where = 'football-data';
const group = providerStandings.entries.standings.item.entries;
const envelope = object({
  season: providerStandings.entries.season,
  standings: array(object({ type: group.type, group: group.group, table: array(unknown()) })),
});

/** One table of a competition. */
export interface Standings {
  readonly type: StandingsType;
  /** The group, `GROUP_A`, in a competition with groups; null in a league. */
  readonly group: string | null;
  readonly rows: readonly StandingsRow[];
  /** The days of the table's season; null where the provider does not give them. */
  readonly season: SeasonDays | null;
  /** Whether the app has taken out results that the reader must not see yet. */
  readonly leavesOut?: boolean;
}

/**
 * The tables of a competition, the answer of `football-data` for `competitions/{id}/standings`. A broken row is left
 * out.
 *
 * @throws {ContractError} when the answer is not a list of tables
 */
export function parseStandings(answer: unknown): {
  readonly standings: readonly Standings[];
  readonly faults: readonly ContractFault[];
} {
  const faults: ContractFault[] = [];
  const read = readMended(where, envelope, answer);
  if (!read.ok) throw new ContractError(read.fault);
  faults.push(...(read.faults ?? []));
  const answered = read.value;
  const [first, last] = [parseOsloDay(answered.season?.startDate ?? ''), parseOsloDay(answered.season?.endDate ?? '')];
  const season = first === null || last === null ? null : { first, last };
  const standings = answered.standings.map(({ type, group, table }, index) => {
    const rows = parseItems(`standings.${index}.table`, table, (item) => {
      const read = readMended(where, providerStandingsRow, item);
      return read.ok ? { ...read, value: { ...read.value, team: normaliseTeam(read.value.team) } } : read;
    });
    faults.push(...rows.faults);
    return { type, group: group?.trim() || null, rows: rows.values, season };
  });
  return { standings, faults };
}
