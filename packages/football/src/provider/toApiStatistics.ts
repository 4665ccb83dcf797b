import type { ProviderMatchReport, ProviderStatistics } from '@tribunen/contract';

type Team = ProviderMatchReport['homeTeam'];

/** The statistics of a match as API-Football writes them: null in place of 0, and the share of possession as a text. */
export function toApiStatistics({ homeTeam, awayTeam }: ProviderMatchReport): readonly object[] {
  return [homeTeam, awayTeam].flatMap((team: Team) =>
    team.statistics ? [{ team: { id: team.id, name: team.name }, statistics: figuresOf(team.statistics) }] : [],
  );
}

function figuresOf({
  possession,
  shots,
  shotsOnTarget,
  corners,
  fouls,
  offsides,
  xg,
}: ProviderStatistics): readonly object[] {
  return [
    { type: 'Shots on Goal', value: shotsOnTarget || null },
    { type: 'Total Shots', value: shots || null },
    { type: 'Fouls', value: fouls || null },
    { type: 'Corner Kicks', value: corners || null },
    { type: 'Offsides', value: offsides || null },
    { type: 'Ball Possession', value: `${possession}%` },
    { type: 'expected_goals', value: xg?.toFixed(2) },
  ];
}
