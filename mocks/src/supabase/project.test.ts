import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { edgeFunctions } from './functions/edgeFunctions.ts';
import { project } from './project.ts';

const config = readFileSync(new URL('../../../supabase/config.toml', import.meta.url), 'utf8');

/** The settings under a heading, as JSON has them: lists, numbers, truths and texts are written alike. */
function settingsOf(heading: string): Readonly<Record<string, unknown>> {
  const [, section = ''] = config.split(`[${heading}]\n`);
  const lines = (section.split('\n[')[0] ?? '').split('\n').filter((line) => /^\w+ = /.test(line));
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', value = ''] = line.split(' = ');
      return [name, JSON.parse(value)];
    }),
  );
}

test('REST answers as the project is set: which schemas, and how many rows', () => {
  expect(settingsOf('api')).toMatchObject({ schemas: project.schemas, max_rows: project.maxRows });
});

test('every function is let be asked as the project is set: with the key alone, or by who is signed in', () => {
  const set = [...config.matchAll(/^\[functions\.(.+)\]$/gm)].map(([, name = '']) => [
    name,
    settingsOf(`functions.${name}`),
  ]);
  const emulated = Object.entries(edgeFunctions).map(([name, { verifyJwt }]) => [name, { verify_jwt: verifyJwt }]);
  expect(Object.fromEntries(set)).toEqual(Object.fromEntries(emulated));
});
