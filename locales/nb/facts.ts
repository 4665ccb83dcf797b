/** The facts of a match: its shots, passes, runs and duels. */
export const facts = {
  topic: 'Hva som vises',
  topics: { shots: 'Avslutninger', passes: 'Pasninger', runs: 'Løp', duels: 'Dueller' },
  /** Shown when the data come from a feed. */
  measured: 'Ekte hendelsesdata',
  side: 'Lag',
  /** The figures of both teams. */
  compared: {
    label: 'Sammenligning',
    facts: {
      shots: 'Avslutninger',
      'on-target': 'På mål',
      xg: 'xG',
      passes: 'Pasninger',
      accuracy: 'Presisjon',
      'duels-won': 'Vunne dueller',
    },
  },
  /** The source's own statistics of both teams. */
  statistics: {
    title: 'Statistikk',
    /** «67. min». */
    minute: '{{minute}} min',
    figures: {
      possession: 'Ballbesittelse',
      shotsOnTarget: 'Skudd på mål',
      corners: 'Cornere',
      fouls: 'Forseelser',
      offsides: 'Offside',
    },
  },
  look: { label: 'Visning', '3d': '3D', '2d': '2D', table: 'Tabell' },
  drawing: { label: 'Tegnes som', arrows: 'Piler', heat: 'Varmekart', network: 'Pasningsnett' },
  stats: {
    shots: {
      all: 'Alle avslutninger',
      goals: 'Mål',
      'on-target': 'På mål',
      'off-target': 'Utenfor',
      blocked: 'Blokkert',
      'in-box': 'Fra feltet',
    },
    passes: {
      all: 'Alle pasninger',
      completed: 'Vellykkede',
      failed: 'Mislykkede',
      long: 'Lange, fra 30 m',
      'into-box': 'Inn i feltet',
    },
    runs: { all: 'Alle løp', long: 'Lange, over 15 m', 'into-box': 'Inn i feltet' },
    duels: { all: 'Alle dueller', won: 'Vunnet', lost: 'Tapt', 'in-box': 'I feltet' },
  },
  /** The outcome of an event. */
  looks: {
    goal: 'Mål',
    'on-target': 'Reddet',
    'off-target': 'Utenfor',
    blocked: 'Blokkert',
    completed: 'Vellykket',
    failed: 'Mislykket',
    run: 'Løp',
    won: 'Vunnet',
    lost: 'Tapt',
  },
  minute: '{{minute}}′',
  xg: '{{value}} xG',
  slider: { play: 'Play', pause: 'Pause' },
  /** The picture as one sentence. */
  summary: {
    until: '{{sentence}} Til og med {{minute}} minutt.',
    shots_one:
      '{{team}}: {{count}} avslutning. {{goals}} mål, {{onTarget}} reddet, {{offTarget}} utenfor, {{blocked}} blokkert.',
    shots_other:
      '{{team}}: {{count}} avslutninger. {{goals}} mål, {{onTarget}} reddet, {{offTarget}} utenfor, {{blocked}} blokkert.',
    passes_one: '{{team}}: {{count}} pasning. Vellykkede: {{completed}}. Mislykkede: {{failed}}.',
    passes_other: '{{team}}: {{count}} pasninger. Vellykkede: {{completed}}. Mislykkede: {{failed}}.',
    runs_one: '{{team}}: {{count}} løp. {{long}} over 15 meter, {{intoBox}} inn i feltet.',
    runs_other: '{{team}}: {{count}} løp. {{long}} over 15 meter, {{intoBox}} inn i feltet.',
    duels_one: '{{team}}: {{count}} duell. {{won}} vunnet, {{lost}} tapt.',
    duels_other: '{{team}}: {{count}} dueller. {{won}} vunnet, {{lost}} tapt.',
  },
  leftOut_one: '{{count}} hendelse er utelatt fordi den mangler posisjon på banen.',
  leftOut_other: '{{count}} hendelser er utelatt fordi de mangler posisjon på banen.',
  heat: 'Jo lysere, desto flere hendelser. Jevnet ut over {{metres}} meter.',
  network: {
    note: 'Stor sirkel: mye involvert. Tykk strek: mange pasninger mellom to spillere (minst {{least}}).',
    empty: 'Vi vet ikke hvem som slo pasningene.',
  },
  empty: 'Ingenting å vise her.',
  card: {
    label: 'Valgt hendelse',
    hint: 'Trykk på en hendelse i bildet',
    /** The name of the list of events for the keyboard. */
    list: 'Hendelser i bildet',
    first: 'Bla gjennom',
    previous: 'Forrige hendelse',
    next: 'Neste hendelse',
    place: '{{place}} av {{count}}',
    close: 'Lukk hendelsen',
    to: 'til {{player}}',
    inReport: 'Vis i referatet',
  },
  table: {
    outcome: 'Utfall',
    receiver: 'Til',
    length: 'Lengde',
    xg: 'xG',
    metres: '{{metres}} m',
    more: 'Vis flere',
    unknown: '–',
  },
  chart: { title: 'Forventede mål', line: '{{team}}: {{total}} xG' },
  scene: {
    loading: 'Laster 3D-visning...',
    unavailable: 'WebGL er ikke tilgjengelig på denne enheten.',
    notLoaded: 'Kunne ikke hente 3D-visningen.',
    /** The label of the picture, which the keyboard turns. */
    label: 'Banen i 3D. Piltastene dreier, pluss og minus zoomer, 1 til 3 velger kamera.',
    cameras: { label: 'Kamera', tv: 'TV', goal: 'Bak mål', above: 'Ovenfra' },
  },
} as const;
