import { expect, test } from 'vitest';
import type { MatchId } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';
import { cardChanges } from './cardChanges.ts';
import { clock, listedCard, person } from './exampleReports.ts';
import type { FeedCard } from './FeedEvent.ts';
import type { ListedCard } from './MatchSnapshot.ts';

const occurredAt = '2026-11-21T15:10:00.000Z' as UtcInstant;

/** The cards after each list, by id. */
function after(...lists: readonly (readonly ListedCard[])[]): readonly FeedCard[] {
  const known = new Map<string, FeedCard>();
  for (const listed of lists) {
    const events = [...known.values()];
    for (const card of cardChanges({ matchId: 'm1' as MatchId, events, listed, occurredAt })) known.set(card.id, card);
  }
  return [...known.values()];
}

function ids(...lists: readonly (readonly ListedCard[])[]): readonly string[] {
  return after(...lists).map(({ id }) => id);
}

const berg = listedCard({ player: person(1, 'Berg'), clock: clock(30) });
const moe = listedCard({ player: person(2, 'Moe'), clock: clock(30) });

test('FEED-9 a card that is listed again, listed in another order or no longer listed is one event', () => {
  expect(ids([berg, moe], [moe, berg], [moe], [], [berg, berg, moe])).toEqual(['m1:yellow:home:1', 'm1:yellow:home:2']);
});

test('FEED-9 a second yellow card is one red card, also where the provider lists a yellow card beside it', () => {
  const second = listedCard({ player: berg.player, clock: clock(70) });
  const cards = after([berg, second, { ...second, card: 'second-yellow' }]);
  expect(cards.map(({ id }) => id)).toEqual(['m1:yellow:home:1', 'm1:red:home:1']);
  expect(cards.map((card) => card.clock)).toEqual([clock(30), clock(70)]);
  expect(cards[1]).toMatchObject({ type: 'RED_CARD', secondYellow: true });
});

test('FEED-9 a red card that turns out to be a second yellow card is the same event', () => {
  const red = listedCard({ player: berg.player, clock: clock(70), card: 'red' });
  expect(after([red])).toMatchObject([{ secondYellow: false }]);
  expect(after([red], [{ ...red, card: 'second-yellow' }])).toMatchObject([
    { id: 'm1:red:home:1', secondYellow: true },
  ]);
});

test('FEED-9 the player and the minute are filled in later', () => {
  const nameless = listedCard({ clock: clock(30) });
  expect(after([nameless], [berg])).toEqual([
    { type: 'YELLOW_CARD', id: 'm1:yellow:home:30+0', side: 'home', clock: clock(30), occurredAt, player: berg.player },
  ]);
  expect(ids([listedCard()], [berg])).toEqual(['m1:yellow:home:?']);
  expect(after([listedCard({ player: berg.player })], [berg])).toMatchObject([{ clock: clock(30) }]);
  expect(after([berg], [{ ...berg, clock: null }])).toMatchObject([{ clock: clock(30) }]);
  expect(after([berg], [nameless])).toMatchObject([{ player: berg.player }]);
});

test('FEED-9 a later list corrects the minute and the player’s name', () => {
  const amended = listedCard({ player: { id: 1, name: 'Jonas Berg' }, clock: clock(31) });
  expect(after([berg], [amended])).toMatchObject([
    { id: 'm1:yellow:home:1', clock: clock(31), player: amended.player },
  ]);
});

test('FEED-9 a card of another player in the same minute is the same card, when the first player’s card is no longer listed', () => {
  expect(after([berg], [moe])).toMatchObject([{ id: 'm1:yellow:home:1', player: moe.player }]);
  expect(ids([berg], [moe], [berg, moe])).toEqual(['m1:yellow:home:1', 'm1:yellow:home:1:2']);
  expect(ids([berg], [{ ...moe, clock: clock(31) }])).toEqual(['m1:yellow:home:1', 'm1:yellow:home:2']);
});

test('FEED-9 nameless cards of two minutes are two cards, and those of one minute are one', () => {
  const [early, late] = [listedCard({ clock: clock(30) }), listedCard({ clock: clock(45, 1) })];
  expect(ids([late, early, early])).toEqual(['m1:yellow:home:30+0', 'm1:yellow:home:45+1']);
  expect(ids([early, berg])).toEqual(['m1:yellow:home:30+0', 'm1:yellow:home:1']);
});

test('FEED-9 cards of two sides are two cards, and so are a yellow card and a red one', () => {
  expect(ids([berg, { ...berg, side: 'away' }, { ...berg, card: 'red' }])).toEqual([
    'm1:yellow:home:1',
    'm1:yellow:away:1',
    'm1:red:home:1',
  ]);
});

test('FEED-3 a player without an id is recognised by name, in any spelling', () => {
  const nameOnly = listedCard({ player: { id: null, name: 'Ødegård' }, clock: clock(30) });
  const spelled = listedCard({ player: { id: null, name: 'ODEGAARD' }, clock: clock(31) });
  expect(ids([nameOnly], [spelled])).toEqual(['m1:yellow:home:odegard']);
});

test('FEED-9 a card that comes again within two minutes, with another spelling of the name and without an id, is the same card', () => {
  const of = (name: string, minute: number | null) =>
    listedCard({ player: { id: null, name }, clock: minute === null ? null : clock(minute) });
  expect(after([of('K. Moen', 29)], [of('Kristian Moen', 30)])).toMatchObject([
    { id: 'm1:yellow:home:k mon', player: { name: 'Kristian Moen' }, clock: clock(30) },
  ]);
  expect(ids([of('K. Moen', 29)], [of('Kristian Moen', 32)])).toHaveLength(2);
  expect(ids([of('K. Moen', 29)], [of('Ola Moen', 30)])).toHaveLength(2);
  expect(ids([of('K. Moen', null)], [of('Kristian Moen', 30)])).toHaveLength(2);
  expect(ids([of('K. Moen', 29)], [of('Kristian Moen', null)])).toHaveLength(2);
});

test('FEED-3 an id that another event already has gets a number', () => {
  const third = listedCard({ player: person(3, 'Lie'), clock: clock(30) });
  expect(ids([berg], [moe], [berg, moe], [third, moe], [berg, moe, third])).toEqual([
    'm1:yellow:home:1',
    'm1:yellow:home:1:2',
    'm1:yellow:home:1:3',
  ]);
});
