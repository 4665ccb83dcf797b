import { expect, test } from 'vitest';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { firstMatchId, namedMatchId } from './chosenMatchId.ts';

test.each([
  ['?match=7', '7'],
  ['?id=7', '7'],
  ['?match=7&id=8', '7'],
  ['?match=', null],
  ['', null],
])('/match%s means %s', (search, id) => {
  expect(namedMatchId(new URLSearchParams(search))).toBe(id);
});

test('without a match in the address the first in play is chosen, or otherwise the first of the day', () => {
  const early = exampleMatch({ id: 1, status: 'TIMED', utcKickoff: '2026-11-21T10:00:00Z' });
  const live = exampleMatch({ id: 2 });
  expect(firstMatchId([early, live], [], null)).toBe('2');
  expect(firstMatchId([early], [], null)).toBe('1');
  expect(firstMatchId([], [], null)).toBeNull();
});

test('the last opened match is chosen if it is of today', () => {
  const ended = exampleMatch({ id: 1, status: 'FINISHED', minute: null });
  const live = exampleMatch({ id: 2 });
  expect(firstMatchId([live, ended], [], ended.id)).toBe('1');
  expect(firstMatchId([live], [], ended.id)).toBe('2');
});
