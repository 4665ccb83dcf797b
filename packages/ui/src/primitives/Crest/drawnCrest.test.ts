import { expect, test } from 'vitest';
import { contrastRatio } from '../../theme/contrastRatio.ts';
import { clubColours } from './clubColours.ts';
import { clubInitials } from './clubInitials.ts';
import { hashOf } from './hashOf.ts';
import { inkOn } from './inkOn.ts';

test.each([
  ['Bodø/Glimt', 'BG'],
  ['Molde FK', 'MO'],
  ['KFUM Oslo', 'KF'],
  ['Manchester United', 'MU'],
  ['Ørn Horten', 'ØH'],
  ['FK', 'FK'],
  ['', ''],
])('the shield of «%s» shows %s', (name, letters) => {
  expect(clubInitials(name)).toBe(letters);
});

test('a club has its own colours, however the provider writes its name', () => {
  expect(clubColours('Molde FK')).toEqual(clubColours('Molde'));
  expect(clubColours('SK Brann')).toEqual(['#D4161D', '#FFFFFF']);
  expect(clubColours('TROMSØ IL')).toEqual(clubColours('Tromsø'));
  expect(clubColours('Oddevold')).not.toEqual(clubColours('Odd'));
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
