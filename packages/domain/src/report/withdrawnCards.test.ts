import { expect, test } from 'vitest';
import { abandonedEvents, eventsOf } from './eventsOf.ts';
import { withdrawnCards, withoutWithdrawn } from './withdrawnCards.ts';

const teams = { homeTeam: { id: 1, name: 'Brann' }, awayTeam: { id: 2, name: 'Viking' } };
const red = { type: 'RED_CARD', minute: 31, team: { id: 1 }, player: { name: 'Berg' } };
const back = { ...red, type: 'CARD_CANCELLED', minute: 34 };

test('REPORT-7 a card that is taken back leaves the timeline, and one of another player, side or colour stays', () => {
  const others = [
    { ...red, player: { name: 'Moe' } },
    { ...red, team: { id: 2 } },
    { ...red, type: 'YELLOW_CARD' },
  ];
  expect(eventsOf({ ...teams, events: [red, ...others, back] })).toEqual(eventsOf({ ...teams, events: others }));
  const yellow = { ...red, type: 'YELLOW_CARD' };
  expect(eventsOf({ ...teams, events: [yellow, { ...back, type: 'YELLOW_CARD_CANCELLED' }] })).toEqual([]);
});

test('REPORT-7 a card that is listed again counts again', () => {
  const bookings = [{ ...red, card: 'RED', minute: 50 }];
  expect(eventsOf({ ...teams, bookings, events: [red, back] }).map(({ minute }) => minute)).toEqual([50]);
});

test('REPORT-7 a known card that is taken back leaves the timeline with the next report', () => {
  const known = eventsOf({ ...teams, events: [red] });
  expect(withoutWithdrawn(known, withdrawnCards({ ...teams, events: [back] }))).toEqual([]);
  expect(withoutWithdrawn(known, withdrawnCards(teams))).toBe(known);
});

test('REPORT-52 the events of a play that was broken off are kept apart from the timeline', () => {
  const events = [
    { ...red, abandoned: true },
    { ...back, abandoned: true },
    { ...red, minute: 60 },
  ];
  expect(eventsOf({ ...teams, events }).map(({ minute }) => minute)).toEqual([60]);
  const cards = events.filter(({ type }) => type === 'RED_CARD');
  expect(abandonedEvents({ ...teams, events: cards }).map(({ minute }) => minute)).toEqual([31]);
  expect(abandonedEvents(teams)).toEqual([]);
  expect(withdrawnCards({ ...teams, events })).toEqual([]);
});
