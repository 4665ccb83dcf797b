import { join } from 'node:path';
import { expect, test } from 'vitest';
import { billOf, packagesIn } from './shippedPackages.ts';

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

test('the bill of materials names each package by its address in the registry, with its licence', () => {
  const [react] = packagesIn([join(root, 'node_modules/react/index.js')]);
  const font = { name: '@fontsource-variable/schibsted-grotesk', version: '5.3.0', licence: 'OFL-1.1', text: '' };
  const { components, ...bill } = billOf('1.0.0', react === undefined ? [font] : [font, react]);
  expect(bill).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: 'tribunen', version: '1.0.0' } },
  });
  expect(components).toMatchObject([
    { purl: 'pkg:npm/%40fontsource-variable/schibsted-grotesk@5.3.0', licenses: [{ expression: 'OFL-1.1' }] },
    { name: 'react', version: react?.version, purl: `pkg:npm/react@${react?.version}`, type: 'library' },
  ]);
});
