import type { CompetitionCode } from '../match/Match.ts';
import { competitionIds } from './competitionIds.ts';
import { wellKnownNames } from './fallbackCompetitions.ts';

/** A competition that the app offers, with the provider's own code and id. */
export interface AllowedCompetition {
  readonly code: CompetitionCode;
  readonly dbId: number;
  readonly name: string;
}

const names: Readonly<Record<string, string>> = {
  ...wellKnownNames,
  EL: 'UEFA Europa League',
  UCL: 'UEFA Conference League',
  ESC: 'Supercup',
  WC: 'FIFA World Cup',
  EC: 'European Championship',
  CA: 'Copa America',
  CLI: 'Copa Libertadores',
  QUFA: 'WC Qualification UEFA',
  QCAF: 'WC Qualification CAF',
  QAFC: 'WC Qualification AFC',
  QCBL: 'WC Qualification CONMEBOL',
  QCCF: 'WC Qualification CONCACAF',
  QOFC: 'WC Qualification OFC',
  EL1: 'League One',
  EL2: 'League Two',
  FAC: 'FA Cup',
  FLC: 'Football League Cup',
  BL2: '2. Bundesliga',
  DFB: 'DFB-Pokal',
  SB: 'Serie B',
  CIT: 'Coppa Italia',
  SD: 'Segunda División',
  CDR: 'Copa del Rey',
  FL2: 'Ligue 2',
  DJL: 'Eerste Divisie',
  KNV: 'KNVB Beker',
  TIP: 'Eliteserien',
  ALL: 'Allsvenskan',
  DSU: 'Superliga',
  VEI: 'Veikkausliiga',
  SPL: 'Premier League',
  BJL: 'Jupiler Pro League',
  ABL: 'Bundesliga',
  SSL: 'Super League',
  TSL: 'Süper Lig',
  GSL: 'Super League',
  UPL: 'Premier Liha',
  RL1: 'Liga I',
  PRVA: 'Prva Liga',
  BSA: 'Campeonato Brasileiro Série A',
  ASL: 'Liga Profesional',
  LMX: 'Liga MX',
  MLS: 'MLS',
  OBL: 'OBOS-ligaen',
  NMC: 'NM',
  TOP: 'Toppserien',
  D1K: '1. divisjon kvinner',
  UNL: 'UEFA Nations League',
  FRI: 'Friendlies',
  WWC: 'FIFA Women’s World Cup',
  WEC: 'UEFA Women’s Euro',
  WNL: 'UEFA Women’s Nations League',
  QEC: 'Euro Qualification',
  FRW: 'Women’s Friendlies',
  QWW: 'Women’s WC Qualification UEFA',
  QWE: 'Women’s Euro Qualification',
};

/** The competitions that the app offers, with their names, the five top leagues first (COMP-1). */
export const allowList: readonly AllowedCompetition[] = Object.entries(names).map(([key, name]) => {
  const code = key as CompetitionCode;
  return { code, dbId: Number(competitionIds.get(code)), name };
});
