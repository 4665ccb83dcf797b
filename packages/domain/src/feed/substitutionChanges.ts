import { byClock, sameClock } from './clocks.ts';
import type { ListComparison } from './cardChanges.ts';
import { playerEventId } from './eventId.ts';
import type { FeedSubstitution } from './FeedEvent.ts';
import type { FeedPerson, ListedSubstitution, MatchClock } from './MatchSnapshot.ts';
import type { Side } from '../match/Match.ts';
import { pairReports } from './pairReports.ts';
import { mergePerson, samePerson } from './samePerson.ts';
import { standingEvents } from './standingEvents.ts';

/**
 * The substitutions of a snapshot as events: known ones with their new facts, and new ones. A player comes on once and
 * goes off once. A substitution that is no longer listed stays (FEED-10).
 */
export function substitutionChanges({
  matchId,
  events,
  listed,
  occurredAt,
}: ListComparison<ListedSubstitution>): readonly FeedSubstitution[] {
  const known = standingEvents(events).filter((event) => event.type === 'SUBSTITUTION');
  const inTime = listed.toSorted((a, b) => byClock(a.clock, b.clock));
  const reports = inTime.filter((report, index) => !inTime.slice(0, index).some((other) => isRepeat(other, report)));
  const taken = new Set<string>(events.map(({ id }) => id));
  return pairReports(known, reports, [isSameOn, isSameOff, isTurned, mayBeSame]).map(({ known: event, report }) => {
    const { side, clock, off, on } = report;
    if (event !== null) {
      const people = { off: mergePerson(event.off, off), on: mergePerson(event.on, on) };
      return { ...event, ...people, clock: clock ?? event.clock };
    }
    const id = playerEventId(matchId, 'substitution', { side, clock, player: on ?? off }, taken);
    taken.add(id);
    return { type: 'SUBSTITUTION', id, side, clock, off, on, occurredAt };
  });
}

interface Change {
  readonly side: Side;
  readonly clock: MatchClock | null;
  readonly off: FeedPerson | null;
  readonly on: FeedPerson | null;
}

function isSameOn(a: Change, b: Change): boolean {
  return a.side === b.side && samePerson(a.on, b.on) === true;
}

function isSameOff(a: Change, b: Change): boolean {
  return a.side === b.side && samePerson(a.off, b.off) === true;
}

/**
 * Whether two reports have the same players the other way round: one report is wrong, and the later one corrects it.
 */
function isTurned(a: Change, b: Change): boolean {
  return a.side === b.side && samePerson(a.on, b.off) === true && samePerson(a.off, b.on) === true;
}

/** Whether too little is known about two changes to tell them apart. */
function mayBeSame(a: Change, b: Change): boolean {
  const isOneClock = sameClock(a.clock, b.clock) !== false;
  return a.side === b.side && isOneClock && samePerson(a.on, b.on) === null && samePerson(a.off, b.off) === null;
}

function isRepeat(a: Change, b: Change): boolean {
  const areNameless = [a.on, a.off, b.on, b.off].every((person) => person === null);
  return isSameOn(a, b) || isSameOff(a, b) || (areNameless && mayBeSame(a, b));
}
