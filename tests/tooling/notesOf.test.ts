import { expect, test } from 'vitest';
import { notesOf } from '../../tooling/release/notesOf.mjs';

const changelog = `# Changelog

## Unreleased

- Later.

## [1.1.0] - 2026-12-01

### Added

- A thing.

## 1.0.0

- The first.

## 0.9.0
`;

test.each([
  ['1.1.0', '### Added\n\n- A thing.'],
  ['1.0.0', '- The first.'],
  ['Unreleased', '- Later.'],
  ['2.0.0', null],
  ['0.9.0', null],
  ['1.0', null],
])('the notes of version %s are its section of the changelog, or null if it has none', (version, notes) => {
  expect(notesOf(changelog, version)).toBe(notes);
});
