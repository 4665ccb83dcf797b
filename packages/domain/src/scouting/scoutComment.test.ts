import { expect, test } from 'vitest';
import { scoutComment } from './scoutComment.ts';

test.each([
  ['For et løp!', 'Erling Haaland: For et løp!'],
  ['haaland løper fra alle', 'haaland løper fra alle'],
  ['Erling, altså', 'Erling, altså'],
  ['Haalands beste kamp', 'Haalands beste kamp'],
  ['Erlingsen er best', 'Erling Haaland: Erlingsen er best'],
])('SCOUT-12 «%s» becomes «%s»', (text, expected) => {
  expect(scoutComment(text, 'Erling Haaland')).toBe(expected);
});

test('SCOUT-12 a comment that the name would make too long is sent without the name', () => {
  const full = 'a'.repeat(280);
  expect(scoutComment(full, 'Erling Haaland')).toBe(full);
  const room = 'a'.repeat(280 - 'Erling Haaland: '.length);
  expect(scoutComment(room, 'Erling Haaland')).toBe(`Erling Haaland: ${room}`);
});

test('SCOUT-12 a short part of a name does not count as naming the player', () => {
  expect(scoutComment('Det er Li som vinner', 'Li Bo')).toBe('Li Bo: Det er Li som vinner');
});
