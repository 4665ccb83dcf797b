import { allowList, type AllowedCompetition } from '@tribunen/domain';

/** The provider's ids of the leagues that the app offers, by our codes. */
const ids: readonly (readonly [code: string, league: number])[] = [
  ['TIP', 103],
  ['OBL', 104],
  ['NMC', 105],
  ['TOP', 725],
  ['D1K', 915],
  ['PL', 39],
  ['PD', 140],
  ['SA', 135],
  ['BL1', 78],
  ['FL1', 61],
  ['CL', 2],
  ['EL', 3],
  ['UCL', 848],
  ['WC', 1],
  ['EC', 4],
  ['QUFA', 32],
  ['UNL', 5],
  ['FRI', 10],
  ['WWC', 8],
  ['WEC', 743],
  ['WNL', 1040],
  ['QEC', 960],
  ['FRW', 666],
  ['QWW', 880],
  ['QWE', 1083],
];

export interface ApiLeague {
  /** The provider's id. */
  readonly league: number;
  readonly competition: AllowedCompetition;
}

/** The leagues that the app offers from API-Football, with the Norwegian leagues first. */
export const apiLeagues: readonly ApiLeague[] = ids.flatMap(([code, league]) => {
  const competition = allowList.find((allowed) => allowed.code === code);
  return competition === undefined ? [] : [{ league, competition }];
});

export function leagueOfCode(code: string): ApiLeague | null {
  return apiLeagues.find(({ competition }) => competition.code === code) ?? null;
}
