import type { Translations } from '../Translations.ts';

/** Files that the user opens, and what is wrong with them. */
export const files = {
  fault: '«{{name}}», linje {{line}}, {{field}}: {{what}}',
  whole: 'heile fila',
  'not-json': 'Dette er ikkje gyldig JSON.',
  'unknown-format': 'Formatet er verken Wyscout, StatsBomb, SPADL eller kloppy.',
  'no-rows': 'Tabellen har ingen rader.',
  missing: 'Feltet manglar.',
  wrong: 'Her skulle det ha stått {{expected}}, men det står {{found}}.',
  expected: {
    number: 'eit tal',
    string: 'ein tekst',
    Array: 'ei liste',
    Object: 'eit objekt',
    other: 'noko anna',
  },
} as const satisfies Translations['files'];
