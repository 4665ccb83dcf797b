import { expect, test } from 'vitest';
import { contrastRatio } from '../../theme/contrastRatio.ts';
import { clubColours } from './clubColours.ts';
import { firstLetters } from './firstLetters.ts';
import { hashOf } from './hashOf.ts';
import { inkOn } from './inkOn.ts';

test.each([
  ['Bodø/Glimt', 'BO'],
  ['Molde FK', 'MO'],
  ['KFUM Oslo', 'KF'],
  ['Manchester United', 'MA'],
  ['Ørn Horten', 'ØR'],
  ['1. FC Nürnberg', 'FC'],
  ['A\u030Alesund', 'ÅL'],
  ['B.93', 'B'],
  ['1860', '18'],
  ['FK', 'FK'],
  ['', ''],
])('the shield of «%s» shows %s', (name, letters) => {
  expect(firstLetters(name)).toBe(letters);
});

test('a club has its own colours, however the provider writes its name', () => {
  expect(clubColours('Molde FK')).toEqual(clubColours('Molde'));
  expect(clubColours('SK Brann')).toEqual(['#D4161D', '#FFFFFF']);
  expect(clubColours('TROMSØ IL')).toEqual(clubColours('Tromsø'));
  expect(clubColours('Oddevold')).not.toEqual(clubColours('Odd'));
});

test.each([
  ['Man City', 'Manchester City FC'],
  ['Man United', 'Manchester United FC'],
  ['Man Utd', 'Manchester United FC'],
  ['Nottingham', 'Nottingham Forest FC'],
  ['Bayern', 'Bayern München'],
  ['Milan', 'AC Milan'],
])('%s is drawn in the colours of %s', (short, whole) => {
  expect(clubColours(short)).toEqual(clubColours(whole));
});

test('the best-known clubs have their own colours', () => {
  const grounds = ['Man City', 'Man United', 'Liverpool', 'Arsenal', 'Chelsea', 'Dortmund'].map(
    (name) => clubColours(name)[0],
  );
  expect(grounds).toEqual(['#7CB9E8', '#C8102E', '#C3142D', '#DB1A21', '#12409B', '#FFD800']);
});

test('an unknown club gets two colours from its name, the same on every device', () => {
  expect(hashOf('a')).toBe(0xe40c292c);
  expect(clubColours('Fjellhamar United')).toEqual(['#C4241B', '#FFFFFF']);
});

test('the letters on a shield are readable on any of the colours', () => {
  for (const name of [
    'Bodø/Glimt',
    'Brann',
    'Rosenborg',
    'Molde',
    'Viking',
    'Manchester City',
    'Wolverhampton',
    'Ukjent',
  ]) {
    const [ground] = clubColours(name);
    expect(contrastRatio(inkOn(ground), ground)).toBeGreaterThanOrEqual(4.5);
  }
});
