import { isLiveStatus } from '../match/isLiveStatus.ts';
import type { ScoreLine } from '../match/Match.ts';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import { cardChanges } from './cardChanges.ts';
import { cardCorrections } from './cardCorrections.ts';
import { byClock } from './clocks.ts';
import type { FeedEvent } from './FeedEvent.ts';
import { goalChanges } from './goalChanges.ts';
import { isSameEventRow } from './isSameEventRow.ts';
import type { MatchClock, MatchSnapshot, Play } from './MatchSnapshot.ts';
import { beforePlay, isNewPlay } from './newPlay.ts';
import { newestTime, type SnapshotAge, snapshotAge } from './snapshotAge.ts';
import { scoreOfGoals } from './standingEvents.ts';
import { later, stateAfter } from './stateAfter.ts';
import { type Doubts, type FeedState, NO_DOUBTS, type StoredMatch } from './StoredMatch.ts';
import { substitutionChanges } from './substitutionChanges.ts';
import { weighScore } from './weighScore.ts';

/** The rows that a snapshot changes, to be written in one transaction. */
export interface SnapshotChanges {
  /** Null where the state has not changed. */
  readonly state: FeedState | null;
  /** New events, in order. */
  readonly added: readonly FeedEvent[];
  /** Known events with new facts; their ids and times stay. */
  readonly amended: readonly FeedEvent[];
  /** What is stored once the rows are written. */
  readonly stored: StoredMatch;
}

/**
 * Compares a provider's answer about a match with what is stored, and returns the rows to write: a new state, new
 * events, and known events with new facts. A snapshot that is older than what is stored changes nothing (FEED-1,
 * FEED-2). The same snapshot and the same stored match give the same rows with the same ids, so that two runs write a
 * row once (FEED-3). A match that is planned again after it was broken off begins at nothing (FEED-19).
 *
 * @param stored null for a match that was never seen
 */
export function compareSnapshot(stored: StoredMatch | null, snapshot: MatchSnapshot): SnapshotChanges {
  const age = stored === null ? 'newer' : snapshotAge(snapshot.time, stored.time);
  if (stored !== null && age === 'older') return { state: null, added: [], amended: [], stored };

  const isNew = stored !== null && isNewPlay(stored, snapshot);
  const play = isNew ? null : stored;
  const time = newestTime(snapshot.time, stored?.time ?? null);
  const { score, doubted, decided } = weighScore(play, snapshot, age);
  const state = nextState(stored, snapshot, { score, isNew });
  const changed = state === stored?.state ? null : state;
  const doubts = { ...(play?.doubts ?? NO_DOUBTS), score: doubted, decided };
  if (isResultOnly(play, snapshot.play)) {
    return { state: changed, added: [], amended: [], stored: { coverage: 'result', state, time, doubts } };
  }

  const written = stored?.coverage === 'events' ? stored.events : [];
  const before = beforePlay(written, snapshot, isNew);
  const reported = mayHaveEvents(snapshot.play)
    ? eventsOf(before, { ...snapshot, score }, { age, doubts })
    : { events: [], doubts };
  const reportedIds = new Set(reported.events.map(({ id }) => id));
  const known = new Map(written.map((event) => [event.id, event]));
  const added = inTime(
    inOrder(reported.events.filter(({ id }) => !known.has(id))),
    firstMoment(written, snapshot.time.observedAt),
  );
  const amended = [...reported.events, ...before.filter(({ id }) => !reportedIds.has(id))].filter((event) => {
    const then = known.get(event.id);
    return then !== undefined && !isSameEventRow(event, then);
  });
  const events = [...new Map([...written, ...amended, ...added].map((event) => [event.id, event])).values()];
  return {
    state: changed,
    added,
    amended,
    stored: { coverage: 'events', state, time, events, doubts: reported.doubts },
  };
}

function nextState(
  stored: StoredMatch | null,
  snapshot: MatchSnapshot,
  { score, isNew }: { readonly score: ScoreLine | null; readonly isNew: boolean },
): FeedState {
  const { play, utcKickoff, time } = snapshot;
  if (stored !== null && !isNew) return stateAfter(stored.state, snapshot, score);
  const updatedAt = stored === null ? time.observedAt : later(time.observedAt, stored.state.updatedAt);
  return { play, score, utcKickoff, updatedAt };
}

/**
 * Whether only the result of a match is stored: it was over when it was first seen, or its score was awarded, which is
 * a decision and not goals. If the match is in play after all, its events are stored too.
 */
function isResultOnly(stored: StoredMatch | null, { status }: Play): boolean {
  if (status === 'AWARDED') return true;
  return stored === null ? status === 'FINISHED' : stored.coverage === 'result' && !isLiveStatus(status);
}

function mayHaveEvents({ status }: Play): boolean {
  return isLiveStatus(status) || status === 'SUSPENDED' || status === 'FINISHED';
}

/** The known events that the snapshot has, with its facts, and the new events, corrections first. */
function eventsOf(
  events: readonly FeedEvent[],
  snapshot: MatchSnapshot,
  { age, doubts }: { readonly age: SnapshotAge; readonly doubts: Doubts },
): { readonly events: readonly FeedEvent[]; readonly doubts: Doubts } {
  const { matchId, play, time, cards, substitutions } = snapshot;
  const comparison = { matchId, events, occurredAt: time.observedAt };
  const clock = 'clock' in play ? play.clock : null;
  const score = snapshot.score ?? scoreOfGoals(events);
  const { corrections, goals } = goalChanges({ ...comparison, score, listed: snapshot.goals, clock });
  const booked = cardChanges({ ...comparison, listed: cards ?? [] });
  const missed = cardCorrections({ ...comparison, snapshot, booked, age, doubted: doubts.cards });
  const changes = substitutionChanges({ ...comparison, listed: substitutions ?? [] });
  return {
    events: [...corrections, ...missed.corrections, ...goals, ...booked, ...changes],
    doubts: { ...doubts, cards: missed.doubted },
  };
}

/** Ordered by the clock of the match, corrections first; goals keep their own order (FEED-8, FEED-11). */
function inOrder(events: readonly FeedEvent[]): readonly FeedEvent[] {
  let next: MatchClock | null = null;
  const timed = events.toReversed().map((event) => {
    if (event.type !== 'GOAL') return { event, clock: event.clock };
    next = byClock(event.clock, next) < 0 ? event.clock : next;
    return { event, clock: next };
  });
  const isCorrection = ({ event }: { readonly event: FeedEvent }): boolean =>
    event.type === 'GOAL_CANCELLED' || event.type === 'CARD_CANCELLED';
  return timed
    .toReversed()
    .toSorted((a, b) =>
      isCorrection(a) || isCorrection(b)
        ? Number(isCorrection(b)) - Number(isCorrection(a))
        : byClock(a.clock, b.clock),
    )
    .map(({ event }) => event);
}

/** A reader's cursor is at the last event that the reader has seen, so a later event needs a later time (FEED-11). */
function firstMoment(events: readonly FeedEvent[], observedAt: UtcInstant): UtcInstant {
  return events.reduce((moment, { occurredAt }) => later(moment, occurredAt), observedAt);
}

function inTime(events: readonly FeedEvent[], first: UtcInstant): readonly FeedEvent[] {
  return events.map((event, index) => ({ ...event, occurredAt: instantAt(epochMs(first) + index) }));
}
