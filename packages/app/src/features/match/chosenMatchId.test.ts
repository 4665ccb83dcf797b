import { expect, test } from 'vitest';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { firstMatchId, namedMatchId } from './chosenMatchId.ts';

test.each([
  ['/match/7', '7', '', '7'],
  ['/match?match=7', undefined, '?match=7', '7'],
  ['/match?id=7', undefined, '?id=7', '7'],
  ['/match/7?match=8', '7', '?match=8', '7'],
  ['/match?match=', undefined, '?match=', null],
  ['/match', undefined, '', null],
])('%s means %s', (_address, inPath, search, id) => {
  expect(namedMatchId({ inPath, search: new URLSearchParams(search) })).toBe(id);
});

test('when no match is named, the first in play is chosen, else the first of the day', () => {
  const early = exampleMatch({ id: 1, status: 'TIMED', utcKickoff: '2026-11-21T10:00:00Z' });
  const live = exampleMatch({ id: 2 });
  expect(firstMatchId([early, live], [])).toBe('2');
  expect(firstMatchId([early], [])).toBe('1');
  expect(firstMatchId([], [])).toBeNull();
});
