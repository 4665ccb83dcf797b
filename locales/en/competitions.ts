import type { Translations } from '../Translations.ts';

/** Competitions by the provider's codes, where its own name is none that a spectator here uses, or is that of two competitions. */
export const competitions = {
  PD: 'La Liga',
  CL: 'Champions League',
  EL: 'Europa League',
  UCL: 'Conference League',
  ESC: 'Super Cup',
  WC: 'World Cup',
  EC: 'European Championship',
  CA: 'Copa América',
  QUFA: 'World Cup qualifying, Europe',
  QCAF: 'World Cup qualifying, Africa',
  QAFC: 'World Cup qualifying, Asia',
  QCBL: 'World Cup qualifying, South America',
  QCCF: 'World Cup qualifying, North and Central America',
  QOFC: 'World Cup qualifying, Oceania',
  FLC: 'League Cup',
  DSU: 'Superliga (Denmark)',
  SPL: 'Premiership (Scotland)',
  ABL: 'Bundesliga (Austria)',
  SSL: 'Super League (Switzerland)',
  GSL: 'Super League (Greece)',
  UPL: 'Premier League (Ukraine)',
  BSA: 'Série A (Brazil)',
  ASL: 'Liga Profesional (Argentina)',
} as const satisfies Translations['competitions'];
