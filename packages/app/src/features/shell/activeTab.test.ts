import { expect, test } from 'vitest';
import { activeTab } from './activeTab.ts';

test.each([
  ['/results', 'results'],
  ['/match', 'match'],
  ['/match/537', 'match'],
  ['/team/57', 'team'],
  ['/scouting', 'scouting'],
  ['/friends', 'friends'],
  ['/profile', null],
  ['/settings/follows', null],
  ['/matches', null],
])('on %s the chosen tab is %s', (pathname, tab) => {
  expect(activeTab(pathname)).toBe(tab);
});
