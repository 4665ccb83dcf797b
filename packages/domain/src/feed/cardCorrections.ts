import { sameClock } from './clocks.ts';
import { correctionId } from './eventId.ts';
import type { FeedCard, FeedCardCorrection, FeedEvent } from './FeedEvent.ts';
import type { MatchSnapshot } from './MatchSnapshot.ts';
import type { LiveEventId } from '../notification/LiveEvent.ts';
import type { UtcInstant } from '../time/instant.ts';
import { samePerson } from './samePerson.ts';
import type { SnapshotAge } from './snapshotAge.ts';
import { standingEvents } from './standingEvents.ts';
import { isLower, scoreListed } from './weighScore.ts';

interface CardComparison {
  readonly events: readonly FeedEvent[];
  readonly snapshot: MatchSnapshot;
  /** The cards that the snapshot lists, as events. */
  readonly booked: readonly FeedCard[];
  readonly age: SnapshotAge;
  /** The cards that the previous list left out. */
  readonly doubted: readonly LiveEventId[];
  readonly occurredAt: UtcInstant;
}

/** The cards that are taken back, and those that will be when the next list leaves them out too. */
export interface CardCorrections {
  readonly corrections: readonly FeedCardCorrection[];
  readonly doubted: readonly LiveEventId[];
}

/**
 * The cards that a snapshot takes back: those that two lists in a row leave out and, while the match is played, a red
 * card that the list has turned into a yellow one. A yellow card that has become a red one stays (FEED-9). Where the
 * list of goals in the same answer is shorter than the score, the answer is incomplete, and takes back no card that it
 * leaves out.
 */
export function cardCorrections(comparison: CardComparison): CardCorrections {
  const { events, snapshot, booked, age, doubted, occurredAt } = comparison;
  if (!isWhole(snapshot) || age === 'same') return { corrections: [], doubted };
  const listed = new Set(booked.map(({ id }) => id));
  const missing = standingEvents(events)
    .filter((event) => event.type === 'YELLOW_CARD' || event.type === 'RED_CARD')
    .filter((card) => !listed.has(card.id) && !hasBecomeRed(card, booked));
  const gone = missing.filter((card) => doubted.includes(card.id) || hasBecomeYellow(card, comparison));
  const clock = 'clock' in snapshot.play ? snapshot.play.clock : null;
  return {
    corrections: gone.map(({ id, type, side, player }) => ({
      type: 'CARD_CANCELLED',
      id: correctionId(id),
      cardId: id,
      card: type === 'RED_CARD' ? 'red' : 'yellow',
      side,
      player,
      clock,
      occurredAt,
    })),
    doubted: missing.flatMap((card) => (gone.includes(card) ? [] : [card.id])),
  };
}

function isWhole({ cards, goals, score }: MatchSnapshot): boolean {
  return cards !== null && (goals === null || score === null || !isLower(scoreListed(goals), score));
}

function hasBecomeRed(card: FeedCard, booked: readonly FeedCard[]): boolean {
  return (
    card.type === 'YELLOW_CARD' &&
    booked.some((other) => other.type === 'RED_CARD' && samePerson(card.player, other.player) === true)
  );
}

function hasBecomeYellow(card: FeedCard, { snapshot, booked, events }: CardComparison): boolean {
  if (card.type === 'YELLOW_CARD' || snapshot.play.status === 'FINISHED') return false;
  const known = new Set(events.map(({ id }) => id));
  return booked.some(
    (other) =>
      other.type === 'YELLOW_CARD' &&
      samePerson(card.player, other.player) === true &&
      (!known.has(other.id) || sameClock(card.clock, other.clock) === true),
  );
}
