import { expect, test } from 'vitest';
import { commentGate } from './commentGate.ts';

test('CHAT-13 commenting needs a signed-in reader and a chosen match or team', () => {
  expect(commentGate({ signedIn: false, roomChosen: false })).toBe('sign-in');
  expect(commentGate({ signedIn: false, roomChosen: true })).toBe('sign-in');
  expect(commentGate({ signedIn: true, roomChosen: false })).toBe('choose-room');
  expect(commentGate({ signedIn: true, roomChosen: true })).toBe('open');
});
