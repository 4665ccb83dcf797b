import type { Standings } from '@tribunen/contract';
import {
  type Competition,
  isLive,
  liveStandings,
  type Match,
  shownScore,
  standingTypes,
  type StandingsResult,
  type StandingsType,
  tableOrder,
} from '@tribunen/domain';
import type { StandingsView } from '@tribunen/ui';

interface StandingsChoice {
  readonly type: StandingsType;
  onType(type: StandingsType): void;
}

/** The stages whose matches a table counts. */
const tableStages: ReadonlySet<string | null> = new Set(['REGULAR_SEASON', 'GROUP_STAGE', 'LEAGUE_STAGE', null]);

/**
 * The view of a competition's standings, with the scores of the matches in play (REPORT-42).
 *
 * @param matches the matches of the competition
 */
export function toStandingsView(
  competition: Competition,
  standings: readonly Standings[],
  matches: readonly Match[],
  { type, onType }: StandingsChoice,
): StandingsView {
  const types = standingTypes(standings);
  const chosenType = types.includes(type) ? type : (types[0] ?? type);
  const chosen = standings.filter((table) => table.type === chosenType && table.rows.length > 0);
  if (chosen.length === 0) return { status: 'empty' };
  const scores = matches.flatMap(toResult);
  return {
    status: 'ready',
    competition: competition.id,
    types,
    chosenType,
    onType,
    tables: chosen.map(({ group, rows }) => ({
      group,
      rows: liveStandings(rows, scores, chosenType, tableOrder(competition.id, group, matches)),
    })),
    marked: [],
    moment: { kind: scores.length > 0 ? 'now' : 'official' },
    leavesOut: standings.some(({ leavesOut }) => leavesOut === true),
  };
}

function toResult(match: Match): StandingsResult[] {
  const score = isLive(match) && tableStages.has(match.stage) ? shownScore(match) : null;
  const { homeTeam, awayTeam } = match;
  return score === null ? [] : [{ homeTeam, awayTeam, score: { home: score.home, away: score.away } }];
}
