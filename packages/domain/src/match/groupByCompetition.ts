import type { Competition, CompetitionCode, Match } from './Match.ts';

export interface CompetitionGroup {
  readonly competition: Competition;
  readonly matches: readonly Match[];
}

/**
 * The matches grouped by competition. Competitions come in the order of their first match, matches in the order given
 * (MATCH-14).
 */
export function groupByCompetition(matches: readonly Match[]): CompetitionGroup[] {
  const groups = new Map<CompetitionCode, { competition: Competition; matches: Match[] }>();
  for (const match of matches) {
    const group = groups.get(match.competition.id);
    if (group === undefined) groups.set(match.competition.id, { competition: match.competition, matches: [match] });
    else group.matches.push(match);
  }
  return [...groups.values()];
}
