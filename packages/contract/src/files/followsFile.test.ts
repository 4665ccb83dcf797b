import type { Follow } from '@tribunen/domain';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { followId } from '../brands.ts';
import { readFollowsFile, toFollowsFile } from './followsFile.ts';

const brann: Follow = {
  id: parse(followId, 'f1'),
  entityType: 'team',
  entityId: '900002',
  displayName: 'Brann',
  crestUrl: '🔴',
  priority: 3,
  notifications: true,
  createdAt: null,
};
const { id: _id, priority: _priority, createdAt: _createdAt, ...saved } = brann;

const file = (follows: readonly unknown[], change: object = {}): string =>
  JSON.stringify({ format: 'tribunen-follows', version: 1, follows, ...change });

test('FOLLOW-18 saved follows are read again, in order, without the data of the account', () => {
  const league: Follow = {
    ...brann,
    entityType: 'competition',
    entityId: '2106',
    displayName: 'Eliteserien',
    crestUrl: null,
  };
  const written = toFollowsFile([league, brann]);
  expect(readFollowsFile(JSON.stringify(written))).toEqual({
    status: 'read',
    follows: [
      { ...saved, entityType: 'competition', entityId: '2106', displayName: 'Eliteserien', crestUrl: null },
      saved,
    ],
    unreadable: 0,
  });
  expect(JSON.stringify(written)).not.toContain('f1');
});

test('FOLLOW-18 an id may be a number, or have spaces around it; a missing field has its default', () => {
  const entry = { type: 'team', id: 900_002, name: ' Brann ' };
  const read = { ...saved, crestUrl: null, notifications: false };
  expect(readFollowsFile(file([entry, { ...entry, id: ' 900002 ' }]))).toEqual({
    status: 'read',
    follows: [read, read],
    unreadable: 0,
  });
});

test.each([
  null,
  7,
  [],
  {},
  { type: 'team' },
  { type: 'referee', id: '1', name: 'A' },
  { type: 'team', id: ' ', name: 'A' },
  { type: 'team', id: '1', name: ' ' },
  { type: 'team', id: '1', name: 'A', notifications: 'ja' },
  { type: 'team', id: '1', name: 'A', crest: 7 },
])('FOLLOW-18 the entry %j is left out and counted, and the others are read', (entry) => {
  const good = { type: 'team', id: '900002', name: 'Brann', crest: '🔴', notifications: true };
  expect(readFollowsFile(file([entry, good]))).toEqual({ status: 'read', follows: [saved], unreadable: 1 });
});

test.each([
  ['heia', 'not-json'],
  ['', 'not-json'],
  ['{"format": "tribunen-follows"', 'not-json'],
  ['null', 'not-follows'],
  ['[]', 'not-follows'],
  ['{"account": {}, "tables": {}}', 'not-follows'],
  [file([], { format: 'something-else' }), 'not-follows'],
  [file([], { follows: {} }), 'not-follows'],
  [file([], { version: 2 }), 'newer'],
  [file(Array.from({ length: 1001 }, () => null)), 'too-many'],
] as const)('FOLLOW-18 the file %.40s is refused, with the reason', (text, status) => {
  expect(readFollowsFile(text)).toEqual({ status });
});

test('FOLLOW-18 a file without follows is read, and is empty', () => {
  expect(readFollowsFile(file([]))).toEqual({ status: 'read', follows: [], unreadable: 0 });
});
