/**
 * A nation's colours as a knitted scarf: stripes side by side (`columns`) or one above the other (`rows`), each with
 * its share of the width.
 */
export interface NationScarf {
  readonly way: 'columns' | 'rows';
  readonly stripes: readonly (readonly [colour: string, share: number])[];
}

const white = '#FFFFFF';
const black = '#111111';

const columns = (...stripes: NationScarf['stripes']): NationScarf => ({ way: 'columns', stripes });
const rows = (...stripes: NationScarf['stripes']): NationScarf => ({ way: 'rows', stripes });
const thirds = (one: string, two: string, three: string): NationScarf['stripes'] => [
  [one, 1],
  [two, 1],
  [three, 1],
];
/** A Nordic cross drawn as a scarf: ground, edge, cross, edge, ground. */
const cross = (ground: string, edge: string, line: string): NationScarf =>
  columns([ground, 5], [edge, 1.6], [line, 3.4], [edge, 1.6], [ground, 5]);
/** A scarf of one colour between two stripes of another. */
const between = (outer: string, inner: string, share = 4): NationScarf =>
  columns([outer, 6], [inner, share], [outer, 6]);

/** Keyed by ISO 3166 code, the four British nations by subdivision code. A nation that is not here is drawn as a shield. */
export const nationScarves: Readonly<Record<string, NationScarf>> = {
  AL: between('#D8121A', black),
  AO: rows(['#CC092F', 3], ['#F9D616', 0.8], [black, 3]),
  AR: rows(...thirds('#6CACE4', white, '#6CACE4')),
  AT: rows(...thirds('#C8102E', white, '#C8102E')),
  AU: columns(['#00843D', 4], ['#FFCD00', 3], ['#00843D', 4]),
  BA: columns(['#12318F', 3], ['#FECB00', 3], ['#12318F', 2]),
  BE: columns(...thirds(black, '#FDDA25', '#EF3340')),
  BO: rows(...thirds('#D52B1E', '#F9E300', '#007934')),
  BR: columns(['#0A8F3E', 4.5], ['#FFDF00', 3], ['#1B3A8A', 3], ['#FFDF00', 3], ['#0A8F3E', 4.5]),
  CA: columns(['#D52B1E', 3], [white, 4], ['#D52B1E', 3]),
  CD: columns(['#0F84D6', 5], ['#F7D618', 1.2], ['#CE1021', 3], ['#F7D618', 1.2], ['#0F84D6', 5]),
  CH: between('#DA1A22', white),
  CI: columns(...thirds('#F77F00', white, '#0A9A5B')),
  CL: rows(['#12358F', 2], [white, 2], ['#D52B1E', 4]),
  CM: columns(...thirds('#0A7A5E', '#CE1126', '#FCD116')),
  CN: between('#DE2910', '#FFDE00', 2),
  CO: rows(['#FCD116', 4], ['#12388A', 2], ['#CE1126', 2]),
  CR: rows(['#12287A', 2], [white, 2], ['#CE1126', 3], [white, 2], ['#12287A', 2]),
  CV: rows(['#12388A', 5], [white, 1.2], ['#CF2027', 1.2], [white, 1.2], ['#12388A', 3]),
  CW: rows(['#12388A', 5], ['#F9E814', 1.4], ['#12388A', 2]),
  CZ: rows(['#12459B', 2], [white, 3], ['#D7141A', 3]),
  DE: rows(...thirds(black, '#DD1F26', '#FFCE00')),
  DK: between('#C8102E', white, 2.4),
  DZ: columns(['#0A6233', 1], [white, 1]),
  EC: rows(['#FFDD00', 4], ['#12398E', 2], ['#ED1C24', 2]),
  EG: rows(...thirds('#CE1126', white, black)),
  ES: rows(['#C60B1E', 2], ['#FFC400', 4], ['#C60B1E', 2]),
  FI: between(white, '#12307A', 3),
  FR: columns(...thirds('#0A2A8C', white, '#E1121F')),
  'GB-ENG': between(white, '#CE1124'),
  'GB-NIR': between('#0A7A43', white, 2.4),
  'GB-SCT': between('#0B4FA8', white, 2.5),
  'GB-WLS': rows([white, 3], ['#D30731', 3], ['#0A9A3E', 3]),
  GE: between(white, '#E8112D', 3),
  GH: rows(...thirds('#CE1126', '#FCD116', '#0A6B3F')),
  GR: rows(['#0D5EAF', 2], [white, 2], ['#0D5EAF', 2], [white, 2], ['#0D5EAF', 2]),
  HN: rows(...thirds('#12A0D8', white, '#12A0D8')),
  HR: rows(...thirds('#E1121F', white, '#14308F')),
  HT: rows(['#10329F', 1], ['#D21034', 1]),
  HU: rows(...thirds('#CD2A3E', white, '#436F4D')),
  ID: rows(['#E1121F', 1], [white, 1]),
  IE: columns(...thirds('#169B62', white, '#FF883E')),
  IL: rows(['#0A3AB8', 2], [white, 4], ['#0A3AB8', 2]),
  IQ: rows(...thirds('#CE1126', white, black)),
  IR: rows(...thirds('#239F40', white, '#DA1212')),
  IS: cross('#12409B', white, '#DC1E35'),
  IT: columns(...thirds('#0A8C45', white, '#CD212A')),
  JM: columns([black, 3], ['#FED100', 2], ['#0A7B3F', 3]),
  JO: rows(...thirds(black, white, '#0A7A3D')),
  JP: between(white, '#BC1230', 5),
  KR: columns([white, 3], ['#CD2E3A', 3], ['#12479B', 3], [white, 3]),
  MA: between('#C1272D', '#0A6233', 2.5),
  MK: between('#D20F1E', '#FFE600', 3),
  ML: columns(...thirds('#14B53A', '#FCD116', '#CE1126')),
  MX: columns(...thirds('#0B6B42', white, '#C9152B')),
  NG: columns(...thirds('#0A8751', white, '#0A8751')),
  NL: rows(...thirds('#AE1C28', white, '#21468B')),
  NO: cross('#C8102E', white, '#00205B'),
  NZ: between(black, white, 3),
  PA: columns([white, 2], ['#D21034', 2], ['#12377B', 2], [white, 2]),
  PE: columns(...thirds('#D91023', white, '#D91023')),
  PL: rows([white, 1], ['#DC143C', 1]),
  PT: columns(['#0A6633', 2], ['#FFE900', 0.7], ['#E1121F', 3.3]),
  PY: rows(...thirds('#D52B1E', white, '#12389B')),
  QA: columns([white, 2], ['#8A1538', 4]),
  RO: columns(...thirds('#122B7F', '#FCD116', '#CE1126')),
  RS: rows(...thirds('#C6363C', '#0C4076', white)),
  SA: between('#0A7A3D', white, 1.6),
  SE: between('#126AA8', '#FECC02', 3),
  SI: rows(...thirds(white, '#125DA4', '#E1121F')),
  SK: rows(...thirds(white, '#0B4EA2', '#E1121F')),
  SN: columns(...thirds('#0B8544', '#FDEF42', '#E31B23')),
  TN: between('#E31B23', white, 3),
  TR: between('#E30A17', white, 2.4),
  UA: rows(['#1257B7', 1], ['#FFD700', 1]),
  US: rows(['#12286B', 3], [white, 1], ['#C8102E', 1], [white, 1], ['#C8102E', 1], [white, 1], ['#C8102E', 1]),
  UY: rows(
    [white, 2],
    ['#1238A5', 1],
    [white, 1],
    ['#1238A5', 1],
    [white, 1],
    ['#1238A5', 1],
    [white, 1],
    ['#1238A5', 1],
  ),
  UZ: rows(['#129BB5', 3], ['#CE1126', 0.6], [white, 3], ['#CE1126', 0.6], ['#1EB53A', 3]),
  VE: rows(...thirds('#FFCC00', '#12247D', '#CF142B')),
  ZA: rows(['#DE3831', 3], [white, 0.8], ['#0A7749', 3], [white, 0.8], ['#12239C', 3]),
};
