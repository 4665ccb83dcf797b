import { expect, test } from 'vitest';
import { checkMessage } from './checkMessage.ts';

test('CHAT-10 a message is not empty and has at most 280 characters, or as many as the caller allows', () => {
  expect(checkMessage('')).toBe('empty');
  expect(checkMessage(' \n\t ')).toBe('empty');
  expect(checkMessage('🔥'.repeat(280))).toBeNull();
  expect(checkMessage('🔥'.repeat(281))).toBe('too-long');
  expect(checkMessage('👨‍👩‍👧‍👦'.repeat(280))).toBeNull();
  expect(checkMessage('\u2800')).toBe('empty');
  expect(checkMessage('abc', 2)).toBe('too-long');
  expect(checkMessage('abc', 3)).toBeNull();
});
