import { eventsOf, type LineUp, type MatchReport } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { exampleMatch } from '../testing/exampleMatch.ts';
import { playerInReport } from './playerInReport.ts';

const lineUp = (name: string, id: string): LineUp => ({
  formation: null,
  lineup: [{ id, name, shirtNumber: 9, position: 'Centre-Forward' }],
  bench: [{ id: `${id}0`, name: `${name} junior`, shirtNumber: 19, position: null }],
});
const reportOf = (match = exampleMatch({ id: 7, minute: 60 })): MatchReport => ({
  match,
  events: eventsOf({
    homeTeam: { id: 1, name: 'Brann' },
    awayTeam: { id: 2, name: 'Viking' },
    goals: [{ minute: 12, type: 'REGULAR', team: { id: 1 }, scorer: { name: 'Berg' } }],
  }),
  lineUps: { home: lineUp('Berg', '109'), away: lineUp('Aas', '209') },
  referee: null,
});
const named = { id: null, name: 'Berg', side: 'home' } as const;

test('PLAYER-2 PLAYER-3 a name of the timeline is filled in from the line-up', () => {
  expect(playerInReport(named, reportOf())).toEqual({
    id: '109',
    number: 9,
    position: 'Centre-Forward',
    team: reportOf().match.homeTeam,
    match: { minutes: 60, events: [{ kind: 'goal', minute: 12, extraTime: null }] },
  });
});

test('a name without a side is searched for on both', () => {
  expect(playerInReport({ id: null, name: 'Aas junior' }, reportOf())).toMatchObject({
    id: '2090',
    team: { name: 'Viking' },
    match: { minutes: 0, events: [] },
  });
  expect(playerInReport({ id: null, name: 'Ingen' }, reportOf())).toMatchObject({ id: null, team: null, match: null });
});

test.each([
  ['FINISHED', 'REGULAR', 90],
  ['FINISHED', 'EXTRA_TIME', 120],
  ['AWARDED', 'PENALTY_SHOOTOUT', 120],
])('PLAYER-3 a %s match of %s ends after %i minutes', (status, duration, minutes) => {
  const match = exampleMatch({ status, score: { duration, fullTime: { home: 1, away: 0 } } });
  expect(playerInReport(named, reportOf(match)).match?.minutes).toBe(minutes);
});

test.each(['TIMED', 'POSTPONED', 'CANCELED'])('in a %s match nobody has played', (status) => {
  expect(playerInReport(named, reportOf(exampleMatch({ status, score: null }))).match).toBeNull();
});

test('a player of a squad keeps the squad’s number, position and team', () => {
  const brann = reportOf().match.homeTeam;
  expect(playerInReport({ id: '1', name: 'Lie', number: 4, position: 'Defence', team: brann }, null)).toEqual({
    id: '1',
    number: 4,
    position: 'Defence',
    team: brann,
    match: null,
  });
});
