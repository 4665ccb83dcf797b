import { readFileSync } from 'node:fs';
import { edgeFunctions, jobs } from '@tribunen/edge';
import { expect, test } from 'vitest';
import { project } from './project.ts';

const config = readFileSync(new URL('../../../supabase/config.toml', import.meta.url), 'utf8');

/** The settings under a heading of the configuration. Lists, numbers, booleans and strings are written as in JSON. */
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

test('REST has the project’s settings: which schemas it exposes, and how many rows it returns', () => {
  expect(settingsOf('api')).toMatchObject({ schemas: project.schemas, max_rows: project.maxRows });
});

test('config.toml has the `verify_jwt` of every edge function, and false for every job', () => {
  const set = [...config.matchAll(/^\[functions\.(.+)\]$/gm)].map(([, name = '']) => [
    name,
    settingsOf(`functions.${name}`),
  ]);
  const emulated = Object.entries(edgeFunctions).map(([name, { verifyJwt }]) => [name, { verify_jwt: verifyJwt }]);
  const scheduled = Object.keys(jobs).map((name) => [name, { verify_jwt: false }]);
  expect(Object.fromEntries(set)).toEqual(Object.fromEntries([...emulated, ...scheduled]));
});
