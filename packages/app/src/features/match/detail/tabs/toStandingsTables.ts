import type { Standings } from '@tribunen/contract';
import {
  liveStandings,
  type LiveStandingsRow,
  type Match,
  type MatchEvent,
  type MatchId,
  resultOf,
  type RoundMatch,
  standingsAtMinute,
  type StandingsType,
  tableOrder,
} from '@tribunen/domain';
import type { StandingsView } from '@tribunen/ui';

type ReadyView = Extract<StandingsView, { readonly status: 'ready' }>;

interface Given {
  readonly standings: readonly Standings[];
  readonly type: StandingsType;
  readonly match: Match;
  /** The matches of the season, if the rule of the table needs them. */
  readonly season: readonly Match[];
  /** The matches of the day whose results are, or will be, in the tables. */
  readonly round: readonly RoundMatch[];
  /** The chosen minute; null is now. */
  readonly minute: number | null;
  /** The events of the matches of the round, if they are loaded. */
  readonly timelines: ReadonlyMap<MatchId, readonly MatchEvent[]>;
  onNow(): void;
}

/** The tables of a type at the chosen moment, the groups of the two sides first (REPORT-42, REPORT-45). */
export function toStandingsTables(given: Given): Pick<ReadyView, 'tables' | 'moment'> {
  const { standings, type, match, season, round, minute, timelines, onNow } = given;
  const orderOf = (group: string | null) => tableOrder(match.competition.id, group, season);
  const groups = standings.filter((each) => each.type === type && each.rows.length > 0);
  const isTheirs = ({ rows }: { readonly rows: readonly LiveStandingsRow[] }): number =>
    Number(rows.some(({ team: { id } }) => id !== null && (id === match.homeTeam.id || id === match.awayTeam.id)));
  const theirsFirst = <Table extends { readonly rows: readonly LiveStandingsRow[] }>(
    tables: readonly Table[],
  ): Table[] => tables.toSorted((a, b) => isTheirs(b) - isTheirs(a));

  if (minute === null) {
    const scores = round.filter(({ isCounted }) => !isCounted).flatMap((each) => resultOf(each.match) ?? []);
    const tables = groups.map(({ group, rows }) => ({
      group,
      rows: liveStandings(rows, scores, type, orderOf(group)),
    }));
    const isLive = tables.some(({ rows }) => rows.some(({ isPlaying }) => isPlaying));
    return { tables: theirsFirst(tables), moment: { kind: isLive ? 'now' : 'official' } };
  }
  const shown = groups.map(({ group, rows }) => ({
    group,
    ...standingsAtMinute(rows, round, timelines, { match, minute }, type, orderOf(group)),
  }));
  return {
    tables: theirsFirst(shown),
    moment: { kind: 'then', minute, othersNow: shown.some(({ isExact }) => !isExact), onNow },
  };
}
