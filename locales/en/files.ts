import type { Translations } from '../Translations.ts';

/** Files that the user opens, and the faults in them. */
export const files = {
  fault: '‘{{name}}’, line {{line}}, column {{column}}, {{field}}: {{what}}',
  /** The same for a file of a known format. */
  faultIn: '‘{{name}}’, read as {{format}}, line {{line}}, column {{column}}, {{field}}: {{what}}',
  whole: 'the whole file',
  'not-json': 'This is not valid JSON.',
  'unknown-format':
    'The format is none of Wyscout, StatsBomb, SPADL and kloppy. A table has the column start_x (SPADL) or coordinates_x (kloppy).',
  'unread-format':
    '‘{{name}}’ is {{format}}, which cannot be opened here. Open the match as Wyscout version 2, StatsBomb (events in JSON), SPADL or kloppy.',
  unreadable: 'The browser could not read the file. Choose it again.',
  'no-rows': 'The table has no rows.',
  missing: 'The field is missing. The file has to have it.',
  wrong: 'Expected {{expected}} here, but found {{found}}.',
  expected: {
    least: '{{n}} or more',
    most: '{{n}} or less',
    oneOf: 'one of {{list}}',
    duration: 'seconds, or a duration such as ‘0 days 00:12:30.25’',
    number: 'a number',
    string: 'a text',
    Array: 'a list',
    Object: 'an object',
    other: 'something else',
  },
  formats: {
    'wyscout-2': 'Wyscout version 2',
    'wyscout-3': 'Wyscout version 3',
    statsbomb: 'StatsBomb',
    'statsbomb-360': 'StatsBomb’s 360 data',
    'statsbomb-table': 'StatsBomb as a table',
    spadl: 'SPADL',
    'atomic-spadl': 'Atomic-SPADL',
    kloppy: 'kloppy',
    'kloppy-tracking': 'kloppy’s tracking data',
    xml: 'XML',
  },
} as const satisfies Translations['files'];
