import { expect, test } from 'vitest';
import { exampleMatch } from './exampleMatch.ts';
import { hiddenMatch } from '../knownUntil/matchUnknown.ts';
import { matchLabel } from './matchLabel.ts';

test.each(['IN_PLAY', 'LIVE'])('MATCH-15 %s is live, with its clocks', (status) => {
  expect(matchLabel(exampleMatch({ status, minute: 90, injuryTime: 3 }))).toEqual({
    kind: 'live',
    minute: 90,
    injuryTime: 3,
  });
  expect(matchLabel(exampleMatch({ status }))).toEqual({ kind: 'live', minute: null, injuryTime: null });
});

test.each([
  ['PAUSED', 'pause'],
  ['FINISHED', 'finished'],
  ['AWARDED', 'awarded'],
  ['POSTPONED', 'postponed'],
  ['SUSPENDED', 'suspended'],
  ['CANCELED', 'cancelled'],
])('MATCH-15 %s is labelled %s', (status, kind) => {
  expect(matchLabel(exampleMatch({ status }))).toEqual({ kind });
});

test.each(['SCHEDULED', 'TIMED', 'hva som helst'])('MATCH-15 %s shows the kick-off', (status) => {
  expect(matchLabel(exampleMatch({ status }))).toEqual({ kind: 'kickoff', at: '2026-11-21T15:00:00.000Z' });
});

test('MATCH-15 a scheduled match that has a score is finished', () => {
  expect(matchLabel(exampleMatch({ status: 'TIMED', score: { fullTime: { home: 2, away: 1 } } }))).toEqual({
    kind: 'finished',
  });
});

test('KNOWN-2 a match whose result is hidden has its own label', () => {
  expect(matchLabel(hiddenMatch(exampleMatch({ status: 'FINISHED' })))).toEqual({ kind: 'hidden' });
});
