import type { ScoreLine } from '../match/Match.ts';
import type { FeedEvent } from './FeedEvent.ts';
import type { FeedPerson, MatchClock } from './MatchSnapshot.ts';

type Fact = string | number | boolean | null | undefined;

/** Whether two versions of an event have the same facts, so that nothing has to be written. */
export function isSameEventRow(a: FeedEvent, b: FeedEvent): boolean {
  const [before, after] = [factsOf(a), factsOf(b)];
  return before.every((fact, index) => fact === after[index]);
}

function factsOf(event: FeedEvent): readonly Fact[] {
  return [event.type, event.side, event.isAbandoned === true, ...ofClock(event.clock), ...ofKind(event)];
}

function ofKind(event: FeedEvent): readonly Fact[] {
  switch (event.type) {
    case 'GOAL': {
      const { detail } = event;
      return [
        ...ofScore(event.score),
        detail?.kind,
        ...ofPerson(detail?.scorer ?? null),
        ...ofPerson(detail?.assist ?? null),
      ];
    }
    case 'GOAL_CANCELLED':
      return [event.goalId, ...ofScore(event.score), ...ofPerson(event.scorer)];
    case 'CARD_CANCELLED':
      return [event.cardId, event.card, ...ofPerson(event.player)];
    case 'YELLOW_CARD':
      return ofPerson(event.player);
    case 'RED_CARD':
      return [event.secondYellow, ...ofPerson(event.player)];
    case 'SUBSTITUTION':
      return [...ofPerson(event.off), ...ofPerson(event.on)];
  }
}

function ofClock(clock: MatchClock | null): readonly Fact[] {
  return [clock?.minute, clock?.injuryTime];
}

function ofScore({ home, away }: ScoreLine): readonly Fact[] {
  return [home, away];
}

function ofPerson(person: FeedPerson | null): readonly Fact[] {
  return [person?.id, person?.name];
}
