import type { Translations } from '../Translations.ts';

/** Files that the user opens, and what is wrong with them. */
export const files = {
  fault: '‘{{name}}’, line {{line}}, {{field}}: {{what}}',
  whole: 'the whole file',
  'not-json': 'This is not valid JSON.',
  'unknown-format': 'The format is none of Wyscout, StatsBomb, SPADL and kloppy.',
  'no-rows': 'The table has no rows.',
  missing: 'The field is missing.',
  wrong: 'Expected {{expected}} here, but found {{found}}.',
  expected: { number: 'a number', string: 'a text', Array: 'a list', Object: 'an object', other: 'something else' },
} as const satisfies Translations['files'];
