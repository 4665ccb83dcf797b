import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packagesIn } from './shippedPackages.ts';

const root = join(import.meta.dirname, '../../..');

test('the packages of a build are those of its modules, each once, with the text of their licence', () => {
  const modules = [
    join(root, 'packages/app/src/main.tsx'),
    join(root, 'node_modules/react/index.js'),
    join(root, 'node_modules/react/cjs/react.production.js'),
    `\0${join(root, 'node_modules/@tanstack/query-core/build/modern/query.js')}`,
    '\0rolldown/runtime.js',
  ];
  const packages = packagesIn(modules);
  expect(packages.map(({ name, licence }) => [name, licence])).toEqual([
    ['@tanstack/query-core', 'MIT'],
    ['react', 'MIT'],
  ]);
  for (const { text, version } of packages) {
    expect(text).toContain('Permission is hereby granted');
    expect(version).toMatch(/^\d+\.\d+/);
  }
});
