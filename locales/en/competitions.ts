import type { Translations } from '../Translations.ts';

/** Competitions by the provider's codes, where its own name is none that a spectator here uses, or is that of two competitions. */
export const competitions = {
  PD: 'La Liga',
  CL: 'Champions League',
  EL: 'Europa League',
  UCL: 'Conference League',
  ESC: 'UEFA Super Cup',
  CA: 'Copa América',
  FLC: 'League Cup (England)',
  BSA: 'Série A (Brazil)',
  WC: 'World Cup',
  EC: 'European Championship',
  QUFA: 'World Cup qualifying, Europe',
  QCAF: 'World Cup qualifying, Africa',
  QAFC: 'World Cup qualifying, Asia',
  QCBL: 'World Cup qualifying, South America',
  QCCF: 'World Cup qualifying, North and Central America',
  QOFC: 'World Cup qualifying, Oceania',
  SPL: 'Premiership (Scotland)',
  ABL: 'Bundesliga (Austria)',
  SSL: 'Super League (Switzerland)',
  GSL: 'Super League (Greece)',
} as const satisfies Translations['competitions'];
