import { expect, test } from 'vitest';
import { exampleNotification } from '../../../testing/exampleEvent.ts';
import { exampleMatch } from '../../../testing/exampleMatch.ts';
import { toPlacedCard } from './toPlacedCard.ts';

const goal = exampleNotification('e1');
const red = exampleNotification('e2', { eventType: 'RED_CARD' });
const match = exampleMatch({ id: 'm1' });
const unknown = (): null => null;
const unread = (): boolean => false;

test('without a card nothing is shown', () => {
  expect(toPlacedCard(null, unread, unknown)).toBeNull();
});

test('a goal shows its score, side, scorer and minute, in its present phase', () => {
  expect(toPlacedCard({ status: 'notification', notification: goal, phase: 'back' }, unread, () => match)).toEqual({
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
  });
});

test('a red card shows team, player and minute, even of an unknown match', () => {
  expect(toPlacedCard({ status: 'notification', notification: red, phase: 'front' }, unread, unknown)).toEqual({
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
  toPlacedCard({ status: 'notification', notification: goal, phase: 'front' }, unread, matchOf);
  expect(asked).toEqual(['m1']);
});

test('a summary card counts its goals, and becomes another card when a goal joins it', () => {
  const one = toPlacedCard({ status: 'gathered', notifications: [goal], goals: 1, redCards: 0 }, unread, unknown);
  const both = [goal, red];
  const two = toPlacedCard({ status: 'gathered', notifications: both, goals: 1, redCards: 1 }, unread, unknown);
  expect(two).toMatchObject({ card: { status: 'gathered', goals: 1, redCards: 1 }, phase: 'front' });
  expect(one?.id).not.toBe(two?.id);
});

test('a card that the goal banner has read aloud is not read aloud again', () => {
  const read = toPlacedCard({ status: 'notification', notification: goal, phase: 'front' }, () => true, unknown);
  expect(read?.isSpoken).toBe(false);
});
