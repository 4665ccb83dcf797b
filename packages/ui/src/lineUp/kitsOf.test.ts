import { expect, test } from 'vitest';
import { contrastRatio } from '../theme/contrastRatio.ts';
import { kitsOf } from './kitsOf.ts';

const club = (name: string) => ({ kind: 'club', name }) as const;
const nation = (region: string) => ({ kind: 'nation', name: region, region }) as const;

test('each side plays in its own colour', () => {
  expect(kitsOf({ home: club('Brann'), away: club('Molde') })).toEqual({
    home: { colour: '#D4161D', ink: '#FFFFFF' },
    away: { colour: '#1457A8', ink: '#FFFFFF' },
  });
});

test('where both play in the same colour, the away side plays in its other', () => {
  const { home, away } = kitsOf({ home: club('Brann'), away: club('Fredrikstad') });
  expect([home.colour, away.colour]).toEqual(['#D4161D', '#FFFFFF']);
  // Both are white and black: the away side plays in black.
  expect(kitsOf({ home: club('Rosenborg'), away: club('Odd') }).away.colour).toBe('#111111');
});

test('nobody plays in the colour of the grass', () => {
  expect(kitsOf({ home: nation('BR'), away: nation('NO') }).home.colour).toBe('#FFDF00');
  expect(kitsOf({ home: club('HamKam'), away: nation('NG') })).toMatchObject({ home: { colour: '#FFFFFF' } });
});

test('the number stands out from the shirt', () => {
  for (const name of ['Brann', 'Rosenborg', 'Lillestrøm', 'Leeds', 'Aston Villa', 'Skarvik', 'Nordnes']) {
    const { home, away } = kitsOf({ home: club(name), away: club(name) });
    for (const { colour, ink } of [home, away]) expect(contrastRatio(colour, ink), name).toBeGreaterThanOrEqual(4.5);
  }
});
