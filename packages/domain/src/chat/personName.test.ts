import { expect, test } from 'vitest';
import { exampleChatReader } from './exampleChatReader.ts';
import type { UserId } from '../people/UserId.ts';
import { personName } from './personName.ts';

const marte = 'marte' as UserId;
const kari = 'kari' as UserId;
const ola = 'ola' as UserId;
const nils = 'nils' as UserId;
const reader = exampleChatReader('marte');
const visitor = exampleChatReader('visitor');

test('CHAT-2 the reader is «you», others have their names, and a person without one is unknown', () => {
  expect(personName(marte, reader)).toEqual({ kind: 'you' });
  expect(personName(ola, reader)).toEqual({ kind: 'named', name: 'Ola' });
  expect(personName(kari, reader)).toEqual({ kind: 'named', name: 'Kari' });
  expect(personName(nils, reader)).toEqual({ kind: 'unknown' });
  expect(personName(ola, visitor)).toEqual({ kind: 'named', name: 'Ola' });
  expect(personName(marte, visitor)).toEqual({ kind: 'unknown' });
});

test('CHAT-19 a person who has deleted the account is deleted, also to a visitor', () => {
  expect(personName(null, reader)).toEqual({ kind: 'deleted' });
  expect(personName(null, visitor)).toEqual({ kind: 'deleted' });
});
