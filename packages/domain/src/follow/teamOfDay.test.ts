import { expect, test } from 'vitest';
import { exampleMatch } from '../match/exampleMatch.ts';
import { normaliseTeam } from '../match/normaliseTeam.ts';
import { teamOfDay } from './teamOfDay.ts';

const team = (id: number | null, name: string) => normaliseTeam({ id, name, shortName: null, tla: null, crest: null });
const brann = team(1, 'Brann');
const molde = team(2, 'Molde');
const viking = team(3, 'Viking');
const unknown = team(null, 'Vinner kamp 7');
const match = (id: string, homeTeam: typeof brann, awayTeam: typeof brann, status: string) =>
  exampleMatch({ id, homeTeam, awayTeam, status, utcKickoff: '2026-11-21T18:00:00Z' });
const day = [match('1', brann, viking, 'TIMED'), match('2', molde, viking, 'IN_PLAY')];

test('FOLLOW-20 the home team of the match in play is the team of the day', () => {
  expect(teamOfDay([brann, viking, molde], day)).toBe(molde);
});

test('FOLLOW-20 where a screen does not have the home team, the away team is the team of the day', () => {
  expect(teamOfDay([brann, viking], day)).toBe(viking);
});

test('FOLLOW-20 there is no team of the day on a day without matches, or when the screen has neither team of the match', () => {
  expect(teamOfDay([brann, viking], [])).toBeNull();
  expect(teamOfDay([brann], day)).toBeNull();
  expect(teamOfDay([unknown], [match('3', unknown, unknown, 'TIMED')])).toBeNull();
});
