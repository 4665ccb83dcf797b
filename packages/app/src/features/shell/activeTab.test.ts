import { expect, test } from 'vitest';
import { activeTab } from './activeTab.ts';

test.each([
  ['/results', 'results'],
  ['/match', 'match'],
  ['/team/57', 'team'],
  ['/scouting', 'scouting'],
  ['/friends', 'friends'],
  ['/profile', null],
  ['/settings/follows', null],
  ['/matches', null],
])('on %s the chosen tab is %s', (pathname, tab) => {
  expect(activeTab(pathname, 'friends')).toBe(tab);
});

test('an opened match keeps the tab that led to it, or otherwise belongs to the tab of matches', () => {
  expect(activeTab('/match/537', 'results')).toBe('results');
  expect(activeTab('/match/537')).toBe('match');
});
