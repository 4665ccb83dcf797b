import { expect, test } from 'vitest';
import { shortClubName } from './shortClubName.ts';

test.each([
  ['SK Brann', 'Brann'],
  ['Arsenal FC', 'Arsenal'],
  ['AFC Bournemouth', 'Bournemouth'],
  ['Fredrikstad FK', 'Fredrikstad'],
  [' Sunderland AFC ', 'Sunderland'],
  ['FK Bodø/Glimt', 'Bodø/Glimt'],
  ['FK Sarpsborg 08', 'Sarpsborg 08'],
  ['FC 08 Homburg', 'FC 08 Homburg'],
  ['Fklund', 'Fklund'],
  ['AIK', 'AIK'],
  ['Norway', 'Norway'],
  ['', ''],
])('COMP-10 a club whose whole name is «%s» is called «%s»', (name, short) => {
  expect(shortClubName(name)).toBe(short);
});
