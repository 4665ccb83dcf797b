/** Files that the user opens, and what is wrong with them. */
export const files = {
  fault: '«{{name}}», linje {{line}}, {{field}}: {{what}}',
  whole: 'hele filen',
  'not-json': 'Dette er ikke gyldig JSON.',
  'unknown-format': 'Formatet er verken Wyscout, StatsBomb, SPADL eller kloppy.',
  'no-rows': 'Tabellen har ingen rader.',
  missing: 'Feltet mangler.',
  wrong: 'Her skulle det stått {{expected}}, men det står {{found}}.',
  /** What should have been there. */
  expected: { number: 'et tall', string: 'en tekst', Array: 'en liste', Object: 'et objekt', other: 'noe annet' },
} as const;
