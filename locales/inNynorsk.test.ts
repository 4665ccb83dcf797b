import { expect, test } from 'vitest';
import { inNynorsk } from './inNynorsk.ts';

test.each([
  ['lørdag 21. november 2026', 'laurdag 21. november 2026'],
  ['tir.', 'tys.'],
  ['søndag 5. juli', 'søndag 5. juli'],
  ['3 timer', '3 timar'],
  ['1 minutt', '1 minutt'],
])('«%s» is «%s» in nynorsk', (bokmål, nynorsk) => {
  expect(inNynorsk(bokmål)).toBe(nynorsk);
});
