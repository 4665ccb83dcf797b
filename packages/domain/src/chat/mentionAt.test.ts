import { expect, test } from 'vitest';
import { mentionAt } from './mentionAt.ts';

test.each([
  ['@', { start: 0, query: '' }],
  ['Hei @Åse', { start: 4, query: 'Åse' }],
  ['(@ka', { start: 1, query: 'ka' }],
  [`@${'a'.repeat(20)}`, { start: 0, query: 'a'.repeat(20) }],
  [`@${'a'.repeat(21)}`, null],
  ['@kari moe', null],
  ['kari@brann', null],
  ['@@', { start: 1, query: '' }],
  ['Hei', null],
])('CHAT-7 at the end of «%s» the mention is %o', (text, mention) => {
  expect(mentionAt(text, text.length)).toEqual(mention);
});

test('CHAT-7 the mention that ends at the caret counts, not a later mention', () => {
  expect(mentionAt('@ka og @ol', 3)).toEqual({ start: 0, query: 'ka' });
  expect(mentionAt('@ka og @ol', 6)).toBeNull();
});
