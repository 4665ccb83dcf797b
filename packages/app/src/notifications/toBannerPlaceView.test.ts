import { gather } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { exampleNotification } from '../testing/exampleEvent.ts';
import { exampleMatch } from '../testing/exampleMatch.ts';
import { toBannerPlaceView } from './toBannerPlaceView.ts';

const goal = exampleNotification('e1');
const red = exampleNotification('e2', { eventType: 'RED_CARD' });
const match = exampleMatch({ id: 'm1' });
const unknown = (): null => null;
const unsaid = (): boolean => false;

test('an empty board shows nothing', () => {
  expect(toBannerPlaceView({ status: 'none' }, unsaid, unknown)).toBeNull();
});

test('a goal shows its score, side, scorer and minute, in the phase that it is in', () => {
  expect(toBannerPlaceView({ status: 'notification', notification: goal, phase: 'back' }, unsaid, () => match)).toEqual(
    {
      id: 'e1',
      phase: 'back',
      isSpoken: true,
      card: {
        status: 'goal',
        match,
        homeTeam: 'Brann',
        awayTeam: 'Viking',
        homeScore: 1,
        awayScore: 0,
        scoringSide: 'home',
        scorer: 'Berg',
        minute: 12,
        isFantasy: false,
      },
    },
  );
});

test('a red card shows team, player and minute, also of a match that nobody knows', () => {
  expect(toBannerPlaceView({ status: 'notification', notification: red, phase: 'front' }, unsaid, unknown)).toEqual({
    id: 'e2',
    phase: 'front',
    isSpoken: true,
    card: {
      status: 'red',
      match: null,
      homeTeam: 'Brann',
      awayTeam: 'Viking',
      teamName: 'Brann',
      player: 'Berg',
      minute: 12,
    },
  });
});

test('the match of a card is looked up by its id', () => {
  const asked: string[] = [];
  const matchOf = (id: string) => {
    asked.push(id);
    return null;
  };
  toBannerPlaceView({ status: 'notification', notification: goal, phase: 'front' }, unsaid, matchOf);
  expect(asked).toEqual(['m1']);
});

test('a gathered card counts, and is another card once it tells of more', () => {
  const one = toBannerPlaceView({ status: 'gathered', gathered: gather([goal]) }, unsaid, unknown);
  const two = toBannerPlaceView({ status: 'gathered', gathered: gather([goal, red]) }, unsaid, unknown);
  expect(two).toMatchObject({ card: { status: 'gathered', goals: 1, redCards: 1 }, phase: 'front' });
  expect(one?.id).not.toBe(two?.id);
});

test('what a goal banner has read aloud is not read aloud again', () => {
  const said = toBannerPlaceView({ status: 'notification', notification: goal, phase: 'front' }, () => true, unknown);
  expect(said?.isSpoken).toBe(false);
});
