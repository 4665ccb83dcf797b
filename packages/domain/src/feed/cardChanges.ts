import type { MatchId, Side } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';
import { byClock, sameClock } from './clocks.ts';
import { playerEventId } from './eventId.ts';
import type { FeedCard, FeedEvent } from './FeedEvent.ts';
import type { FeedPerson, ListedCard, MatchClock } from './MatchSnapshot.ts';
import { pairReports } from './pairReports.ts';
import { mayBeSpelling, mergePerson, samePerson } from './samePerson.ts';
import { standingEvents } from './standingEvents.ts';

/** The facts that a comparison of cards or substitutions needs. */
export interface ListComparison<Listed> {
  readonly matchId: MatchId;
  readonly events: readonly FeedEvent[];
  readonly listed: readonly Listed[];
  readonly occurredAt: UtcInstant;
}

const kinds = [
  { side: 'home', type: 'YELLOW_CARD' },
  { side: 'away', type: 'YELLOW_CARD' },
  { side: 'home', type: 'RED_CARD' },
  { side: 'away', type: 'RED_CARD' },
] as const;

/**
 * The cards of a snapshot as events: known cards with their new facts, and new cards. A player has at most one yellow
 * card and one red card, because the second yellow card counts as a red one (FEED-9).
 */
export function cardChanges({ listed, ...comparison }: ListComparison<ListedCard>): readonly FeedCard[] {
  const inTime = listed.toSorted((a, b) => byClock(a.clock, b.clock));
  return kinds.flatMap(({ side, type }) => {
    const reports = inTime.filter((report) => report.side === side && typeOf(report) === type);
    return changesOf(side, type, { ...comparison, listed: reports });
  });
}

function typeOf({ card }: ListedCard): FeedCard['type'] {
  return card === 'yellow' ? 'YELLOW_CARD' : 'RED_CARD';
}

function changesOf(
  side: Side,
  type: FeedCard['type'],
  { matchId, events, listed, occurredAt }: ListComparison<ListedCard>,
): readonly FeedCard[] {
  const known = standingEvents(events)
    .filter((event) => event.type === type && event.side === side)
    .filter(isCard);
  const reports = listed.filter((report, index) => !listed.slice(0, index).some((other) => isRepeat(other, report)));
  const taken = new Set<string>(events.map(({ id }) => id));
  return pairReports(known, reports, [
    (card, report) => same(card, report) && sameClock(card.clock, report.clock) === true,
    same,
    (card, report) => mayBeSpelling(card.player, report.player) && areNear(card.clock, report.clock),
    (card, report) => samePerson(card.player, report.player) === null && sameClock(card.clock, report.clock) !== false,
    // The provider has corrected the player. Where it lists both players, each has been matched to their own card
    // above.
    (card, report) => sameClock(card.clock, report.clock) === true,
  ]).map(({ known: card, report }): FeedCard => {
    if (card !== null) return withReport(card, report);
    const id = playerEventId(matchId, type === 'YELLOW_CARD' ? 'yellow' : 'red', report, taken);
    taken.add(id);
    return newCard({ id, side, clock: report.clock, occurredAt, player: report.player }, report);
  });
}

/** Whether two clocks are at most two minutes apart. */
function areNear(a: MatchClock | null, b: MatchClock | null): boolean {
  return a !== null && b !== null && Math.abs(a.minute - b.minute) <= 2;
}

function isCard(event: FeedEvent): event is FeedCard {
  return event.type === 'YELLOW_CARD' || event.type === 'RED_CARD';
}

interface Booked {
  readonly player: FeedPerson | null;
  readonly clock: MatchClock | null;
}

function same(a: Booked, b: Booked): boolean {
  return samePerson(a.player, b.player) === true;
}

function isRepeat(a: Booked, b: Booked): boolean {
  const isNameless = a.player === null && b.player === null && sameClock(a.clock, b.clock) !== false;
  return isNameless || same(a, b);
}

function newCard(facts: Omit<FeedCard, 'type' | 'secondYellow'>, { card }: ListedCard): FeedCard {
  if (card === 'yellow') return { type: 'YELLOW_CARD', ...facts };
  return { type: 'RED_CARD', secondYellow: card === 'second-yellow', ...facts };
}

function withReport({ id, side, clock, occurredAt, player }: FeedCard, report: ListedCard): FeedCard {
  const facts = { id, side, occurredAt, clock: report.clock ?? clock };
  return newCard({ ...facts, player: mergePerson(player, report.player) }, report);
}
