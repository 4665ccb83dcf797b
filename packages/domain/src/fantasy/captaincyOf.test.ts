import { expect, test } from 'vitest';
import { captaincyOf } from './captaincyOf.ts';

test('FANTASY-2 a pick is marked captain, vice-captain or not at all', () => {
  expect(captaincyOf({ isCaptain: true, isViceCaptain: false })).toBe('captain');
  expect(captaincyOf({ isCaptain: false, isViceCaptain: true })).toBe('vice-captain');
  expect(captaincyOf({ isCaptain: true, isViceCaptain: true })).toBe('captain');
  expect(captaincyOf({ isCaptain: false, isViceCaptain: false })).toBeNull();
});
