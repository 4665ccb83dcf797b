/** Competitions by the provider's codes, where its own name is none that a spectator here uses, or is that of two competitions. */
export const competitions = {
  PD: 'La Liga',
  CL: 'Mesterligaen',
  EL: 'Europaligaen',
  WC: 'VM',
  EC: 'EM',
  QUFA: 'VM-kvalifisering, Europa',
  QCAF: 'VM-kvalifisering, Afrika',
  QAFC: 'VM-kvalifisering, Asia',
  QCBL: 'VM-kvalifisering, Sør-Amerika',
  QCCF: 'VM-kvalifisering, Nord- og Mellom-Amerika',
  QOFC: 'VM-kvalifisering, Oseania',
  SPL: 'Premiership (Skottland)',
  ABL: 'Bundesliga (Østerrike)',
  SSL: 'Super League (Sveits)',
  GSL: 'Super League (Hellas)',
} as const;
