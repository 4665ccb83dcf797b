import type { Translations } from '../Translations.ts';

/** Competitions by the provider's codes, where its own name is none that a spectator here uses, or is that of two competitions. */
export const competitions = {
  PD: 'La Liga',
  CL: 'Meisterligaen',
  EL: 'Europaligaen',
  UCL: 'Conference League',
  ESC: 'Supercupen',
  WC: 'VM',
  EC: 'EM',
  CA: 'Copa América',
  QUFA: 'VM-kvalifisering, Europa',
  QCAF: 'VM-kvalifisering, Afrika',
  QAFC: 'VM-kvalifisering, Asia',
  QCBL: 'VM-kvalifisering, Sør-Amerika',
  QCCF: 'VM-kvalifisering, Nord- og Mellom-Amerika',
  QOFC: 'VM-kvalifisering, Oseania',
  FLC: 'Ligacupen',
  DSU: 'Superligaen',
  SPL: 'Premiership (Skottland)',
  ABL: 'Bundesliga (Austerrike)',
  SSL: 'Super League (Sveits)',
  GSL: 'Super League (Hellas)',
  UPL: 'Premier League (Ukraina)',
  BSA: 'Série A (Brasil)',
  ASL: 'Liga Profesional (Argentina)',
} as const satisfies Translations['competitions'];
