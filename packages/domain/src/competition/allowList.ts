import type { CompetitionCode } from '../match/Match.ts';

/** A competition that the app offers, with the provider's own code and id. */
export interface AllowedCompetition {
  readonly code: CompetitionCode;
  readonly dbId: number;
  readonly name: string;
}

/**
 * From football-data.org, API v4, «Lookup Tables», «League Codes», as of November 2026: first and second divisions,
 * cups, and competitions between nations.
 */
const rows: readonly (readonly [code: string, dbId: number, name: string])[] = [
  ['PL', 2021, 'Premier League'],
  ['PD', 2014, 'Primera Division'],
  ['SA', 2019, 'Serie A'],
  ['BL1', 2002, 'Bundesliga'],
  ['FL1', 2015, 'Ligue 1'],
  ['CL', 2001, 'UEFA Champions League'],
  ['EL', 2146, 'UEFA Europa League'],
  ['UCL', 2154, 'UEFA Conference League'],
  ['ESC', 2157, 'Supercup'],
  ['WC', 2000, 'FIFA World Cup'],
  ['EC', 2018, 'European Championship'],
  ['CA', 2080, 'Copa America'],
  ['CLI', 2152, 'Copa Libertadores'],
  ['QUFA', 2007, 'WC Qualification UEFA'],
  ['QCAF', 2006, 'WC Qualification CAF'],
  ['QAFC', 2147, 'WC Qualification AFC'],
  ['QCBL', 2082, 'WC Qualification CONMEBOL'],
  ['QCCF', 2155, 'WC Qualification CONCACAF'],
  ['QOFC', 2103, 'WC Qualification OFC'],
  ['ELC', 2016, 'Championship'],
  ['EL1', 2030, 'League One'],
  ['EL2', 2054, 'League Two'],
  ['FAC', 2055, 'FA Cup'],
  ['FLC', 2139, 'Football League Cup'],
  ['BL2', 2004, '2. Bundesliga'],
  ['DFB', 2011, 'DFB-Pokal'],
  ['SB', 2121, 'Serie B'],
  ['CIT', 2122, 'Coppa Italia'],
  ['SD', 2077, 'Segunda División'],
  ['CDR', 2079, 'Copa del Rey'],
  ['FL2', 2142, 'Ligue 2'],
  ['DED', 2003, 'Eredivisie'],
  ['DJL', 2005, 'Eerste Divisie'],
  ['KNV', 2109, 'KNVB Beker'],
  ['PPL', 2017, 'Primeira Liga'],
  ['TIP', 2106, 'Eliteserien'],
  ['ALL', 2073, 'Allsvenskan'],
  ['DSU', 2050, 'Superliga'],
  ['VEI', 2031, 'Veikkausliiga'],
  ['SPL', 2084, 'Premier League'],
  ['BJL', 2009, 'Jupiler Pro League'],
  ['ABL', 2012, 'Bundesliga'],
  ['SSL', 2072, 'Super League'],
  ['TSL', 2070, 'Süper Lig'],
  ['GSL', 2132, 'Super League'],
  ['UPL', 2064, 'Premier Liha'],
  ['RL1', 2094, 'Liga I'],
  ['PRVA', 2047, 'Prva Liga'],
  ['BSA', 2013, 'Campeonato Brasileiro Série A'],
  ['ASL', 2024, 'Liga Profesional'],
  ['LMX', 2113, 'Liga MX'],
  ['MLS', 2145, 'MLS'],
];

/** The competitions that the app offers, the five top leagues first (COMP-1). */
export const allowList: readonly AllowedCompetition[] = rows.map(([code, dbId, name]) => ({
  code: code as CompetitionCode,
  dbId,
  name,
}));
