import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withRelease } from '../../tooling/release/withRelease.mjs';
import { withVersion } from '../../tooling/release/withVersion.mjs';

const changelog =
  '# Changelog\n\n## Unreleased\n\n### Added\n\n- A thing.\n\n## [1.0.0] - 2026-11-01\n\n- The first.\n';

test('a release moves the unreleased entries into the section of its version', () => {
  expect(withRelease(changelog, '1.1.0', '2026-12-01')).toBe(
    changelog.replace('## Unreleased\n', '## Unreleased\n\n## [1.1.0] - 2026-12-01\n'),
  );
});

test('a released version is not released again, and a release without changes is refused', () => {
  expect(withRelease(changelog, '1.0.0', '2026-12-01')).toBeNull();
  expect(withRelease('# Changelog\n\n## Unreleased\n\n## 1.0.0\n\n- The first.\n', '1.1.0', '2026-12-01')).toBeNull();
});

test('a release gives its version to the packages of this repository, and to no others', () => {
  const lock = JSON.stringify({
    version: '0.1.0',
    packages: {
      '': { version: '0.1.0', dependencies: { react: '0.1.0' } },
      'packages/ui': { version: '0.1.0', dependencies: { '@tribunen/domain': '0.1.0' } },
      'node_modules/react': { version: '0.1.0' },
      'node_modules/@tribunen/ui': { link: true },
    },
  });
  expect(JSON.parse(withVersion(lock, '1.0.0'))).toEqual({
    version: '1.0.0',
    packages: {
      '': { version: '1.0.0', dependencies: { react: '0.1.0' } },
      'packages/ui': { version: '1.0.0', dependencies: { '@tribunen/domain': '1.0.0' } },
      'node_modules/react': { version: '0.1.0' },
      'node_modules/@tribunen/ui': { link: true },
    },
  });
});

test.each(['package.json', 'package-lock.json', 'packages/ui/package.json'])(
  'a release changes nothing but the version in %s, not even white space',
  (file) => {
    const source = readFileSync(file, 'utf8');
    const { version }: { version: string } = JSON.parse(source);
    expect(withVersion(source, version)).toBe(source);
  },
);
