import { expect, test } from 'vitest';
import { mentionsWhole } from './mentionsWhole.ts';

test.each([
  ['@Kari', [0]],
  ['Hei @Kari, @Kari!', [4, 11]],
  ['@Karianne', []],
  ['@Kari-Anne', []],
  ['@Kari - ja', [0]],
  ['Kari', []],
])('CHAT-9 «%s» mentions Kari at %j', (text, places) => {
  expect(mentionsWhole(text, 'Kari')).toEqual(places);
});
