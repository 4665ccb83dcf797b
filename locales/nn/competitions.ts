import type { Translations } from '../Translations.ts';

/** Competitions by the provider's codes, where its own name is none that a spectator here uses, or is that of two competitions. */
export const competitions = {
  PD: 'La Liga',
  CL: 'Meisterligaen',
  EL: 'Europaligaen',
  UCL: 'Conference League',
  ESC: 'UEFA Supercup',
  CA: 'Copa América',
  FLC: 'Ligacupen (England)',
  BSA: 'Série A (Brasil)',
  WC: 'VM',
  EC: 'EM',
  QUFA: 'VM-kvalifisering, Europa',
  QCAF: 'VM-kvalifisering, Afrika',
  QAFC: 'VM-kvalifisering, Asia',
  QCBL: 'VM-kvalifisering, Sør-Amerika',
  QCCF: 'VM-kvalifisering, Nord- og Mellom-Amerika',
  QOFC: 'VM-kvalifisering, Oseania',
  SPL: 'Premiership (Skottland)',
  ABL: 'Bundesliga (Austerrike)',
  SSL: 'Super League (Sveits)',
  GSL: 'Super League (Hellas)',
} as const satisfies Translations['competitions'];
