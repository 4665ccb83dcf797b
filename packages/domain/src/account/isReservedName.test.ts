import { expect, test } from 'vitest';
import { isReservedName } from './isReservedName.ts';

test.each([
  'Du',
  'du',
  'Ukjent bruker',
  'Slettet-bruker',
  'ADMIN',
  'Tribunen',
  'T r i b u n e n',
  'Аdmin',
  'Adm1n',
  'Tríbunen',
  'Ｄｕ',
  'ᴀᴅᴍɪɴ',
  'ᎪᎠᎷᏆN',
])('ACCOUNT-23 «%s» is a word of the app, or looks like one', (name) => {
  expect(isReservedName(name)).toBe(true);
});

test.each(['Dua Lipa', 'Kari Admin', 'Tribune', 'Дмитрий', '李'])('ACCOUNT-23 «%s» is not reserved', (name) => {
  expect(isReservedName(name)).toBe(false);
});
