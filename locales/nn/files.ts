import type { Translations } from '../Translations.ts';

/** Files that the user opens, and the faults in them. */
export const files = {
  fault: '«{{name}}», linje {{line}}, kolonne {{column}}, {{field}}: {{what}}',
  /** The same for a file of a known format. */
  faultIn: '«{{name}}», lesen som {{format}}, linje {{line}}, kolonne {{column}}, {{field}}: {{what}}',
  whole: 'heile fila',
  'not-json': 'Dette er ikkje gyldig JSON.',
  'unknown-format':
    'Formatet er verken Wyscout, StatsBomb, SPADL eller kloppy. Ein tabell har kolonnen start_x (SPADL) eller coordinates_x (kloppy).',
  'unread-format':
    '«{{name}}» er {{format}}, som ikkje kan opnast her. Opne kampen som Wyscout versjon 2, StatsBomb (hendingar i JSON), SPADL eller kloppy.',
  unreadable: 'Nettlesaren fekk ikkje lese fila. Vel ho på nytt.',
  'no-rows': 'Tabellen har ingen rader.',
  missing: 'Feltet manglar. Fila må ha det.',
  wrong: 'Her skulle det ha stått {{expected}}, men det står {{found}}.',
  expected: {
    least: '{{n}} eller meir',
    most: '{{n}} eller mindre',
    oneOf: 'ein av {{list}}',
    duration: 'sekund, eller ei lengd som «0 days 00:12:30.25»',
    number: 'eit tal',
    string: 'ein tekst',
    Array: 'ei liste',
    Object: 'eit objekt',
    other: 'noko anna',
  },
  formats: {
    'wyscout-2': 'Wyscout versjon 2',
    'wyscout-3': 'Wyscout versjon 3',
    statsbomb: 'StatsBomb',
    'statsbomb-360': '360-data frå StatsBomb',
    'statsbomb-table': 'StatsBomb som tabell',
    spadl: 'SPADL',
    'atomic-spadl': 'Atomic-SPADL',
    kloppy: 'kloppy',
    'kloppy-tracking': 'sporingsdata frå kloppy',
    xml: 'XML',
  },
} as const satisfies Translations['files'];
