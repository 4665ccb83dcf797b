import { type Match, normaliseMatch, standingsOf } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { loadSeed } from './loadSeed.ts';
import type { SeedCompetition } from './seedSchema.ts';

const { eliteserien, premierLeague } = await loadSeed();

/**
 * Eliteserien 2024 as it ended: won, drawn, lost, goals, points. Checked by hand: 240 matches of which 60 were drawn
 * are 3 · 240 − 60 = 660 points, the sum of the last column; 681 goals were scored and 681 conceded. Equal points are
 * separated by goals: 37 (−1, −12), 34 (−5, −13) and 33 points (−5, −10, −17).
 */
const ELITESERIEN_2024 = [
  'FK Bodø/Glimt 18 8 4 71–31 62',
  'SK Brann 17 8 5 55–33 59',
  'Viking FK 16 9 5 61–39 57',
  'Rosenborg BK 16 5 9 52–39 53',
  'Molde FK 15 7 8 64–36 52',
  'Fredrikstad FK 14 9 7 39–35 51',
  'Strømsgodset IF 10 8 12 32–40 38',
  'KFUM Oslo 9 10 11 35–36 37',
  'Sarpsborg 08 10 7 13 43–55 37',
  'Sandefjord Fotball 9 7 14 41–46 34',
  'Kristiansund BK 8 10 12 32–45 34',
  'Hamarkameratene 8 9 13 34–39 33',
  'Tromsø IL 9 6 15 34–44 33',
  'FK Haugesund 9 6 15 29–46 33',
  'Lillestrøm SK 7 3 20 33–63 24',
  'Odds BK 5 8 17 26–54 23',
];

/**
 * The Premier League of 2025–26 as far as the data goes: 291 matches, so 582 played, which is 29 for eighteen clubs and
 * 30 for Arsenal and Wolves. Checked by hand: 76 draws are 3 · 291 − 76 = 797 points, the sum of the last column; 807
 * goals were scored and 807 conceded.
 */
const PREMIER_LEAGUE_2025_26 = [
  'Arsenal FC 20 7 3 59–22 67',
  'Manchester City FC 18 6 5 59–27 60',
  'Manchester United FC 14 9 6 51–40 51',
  'Aston Villa FC 15 6 8 39–34 51',
  'Chelsea FC 13 9 7 53–34 48',
  'Liverpool FC 14 6 9 48–39 48',
  'Brentford FC 13 5 11 44–40 44',
  'Everton FC 12 7 10 34–33 43',
  'AFC Bournemouth 9 13 7 44–46 40',
  'Fulham FC 12 4 13 40–43 40',
  'Sunderland AFC 10 10 9 30–34 40',
  'Newcastle United FC 11 6 12 42–43 39',
  'Crystal Palace FC 10 8 11 33–35 38',
  'Brighton & Hove Albion FC 9 10 10 38–36 37',
  'Leeds United FC 7 10 12 37–48 31',
  'Tottenham Hotspur FC 7 8 14 39–46 29',
  'Nottingham Forest FC 7 7 15 28–43 28',
  'West Ham United FC 7 7 15 35–54 28',
  'Burnley FC 4 7 18 32–58 19',
  'Wolverhampton Wanderers FC 3 7 20 22–52 16',
];

test.each([
  ['Eliteserien 2024', eliteserien, ELITESERIEN_2024],
  ['the Premier League 2025–26', premierLeague, PREMIER_LEAGUE_2025_26],
] as const)('REPORT-18, REPORT-19 the results of %s give its table', (_name, season, table) => {
  const rows = standingsOf(matchesOf(season), 'TOTAL').map(
    ({ team, won, draw, lost, goalsFor, goalsAgainst, points }) =>
      `${team.name} ${won} ${draw} ${lost} ${goalsFor}–${goalsAgainst} ${points}`,
  );
  expect(rows).toEqual(table);
});

function matchesOf({ competition, teams, fixtures }: SeedCompetition): Match[] {
  const team = (wanted: number) => teams.find(({ id }) => id === wanted) ?? { id: wanted, name: null };
  return fixtures.flatMap(({ home, away, result }, n) => {
    const match = normaliseMatch({
      id: n + 1,
      // Any kick-off will do, because the table does not depend on it.
      utcKickoff: '2026-11-21T15:00:00Z',
      status: result === undefined ? 'SCHEDULED' : 'FINISHED',
      homeTeam: team(home),
      awayTeam: team(away),
      competition,
      score: result === undefined ? null : { fullTime: { home: result.fullTime[0], away: result.fullTime[1] } },
    });
    return match === null ? [] : [match];
  });
}
