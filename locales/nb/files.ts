/** Files that the user opens, and the faults in them. */
export const files = {
  fault: '«{{name}}», linje {{line}}, kolonne {{column}}, {{field}}: {{what}}',
  /** The same for a file of a known format. */
  faultIn: '«{{name}}», lest som {{format}}, linje {{line}}, kolonne {{column}}, {{field}}: {{what}}',
  whole: 'hele filen',
  'not-json': 'Dette er ikke gyldig JSON.',
  'unknown-format':
    'Formatet er verken Wyscout, StatsBomb, SPADL eller kloppy. En tabell har kolonnen start_x (SPADL) eller coordinates_x (kloppy).',
  'unread-format':
    '«{{name}}» er {{format}}, som ikke kan åpnes her. Åpne kampen som Wyscout versjon 2, StatsBomb (hendelser i JSON), SPADL eller kloppy.',
  unreadable: 'Nettleseren fikk ikke lese filen. Velg den på nytt.',
  'no-rows': 'Tabellen har ingen rader.',
  missing: 'Feltet mangler. Filen må ha det.',
  wrong: 'Her skulle det stått {{expected}}, men det står {{found}}.',
  /** The expected content. */
  expected: {
    least: '{{n}} eller mer',
    most: '{{n}} eller mindre',
    oneOf: 'en av {{list}}',
    duration: 'sekunder, eller en varighet som «0 days 00:12:30.25»',
    number: 'et tall',
    string: 'en tekst',
    Array: 'en liste',
    Object: 'et objekt',
    other: 'noe annet',
  },
  formats: {
    'wyscout-2': 'Wyscout versjon 2',
    'wyscout-3': 'Wyscout versjon 3',
    statsbomb: 'StatsBomb',
    'statsbomb-360': 'StatsBombs 360-data',
    'statsbomb-table': 'StatsBomb som tabell',
    spadl: 'SPADL',
    'atomic-spadl': 'Atomic-SPADL',
    kloppy: 'kloppy',
    'kloppy-tracking': 'kloppys sporingsdata',
    xml: 'XML',
  },
} as const;
