import { expect, test } from 'vitest';
import { scryptPasswords } from './scryptPasswords.ts';

test('a password matches its own hash and no other', async () => {
  const stored = await scryptPasswords.store('Kveldskamp#75');
  expect(await scryptPasswords.matches('Kveldskamp#75', stored)).toBe(true);
  expect(await scryptPasswords.matches('kveldskamp#75', stored)).toBe(false);
});

test('the stored hash does not contain the password, and a second hash of the same password differs', async () => {
  const [one, other] = [await scryptPasswords.store('Kveldskamp#75'), await scryptPasswords.store('Kveldskamp#75')];
  expect(one).not.toContain('Kveldskamp');
  expect(one).not.toBe(other);
});

test('a stored text that is not a scrypt hash matches no password', async () => {
  expect(await scryptPasswords.matches('Kveldskamp#75', 'Kveldskamp#75')).toBe(false);
});
