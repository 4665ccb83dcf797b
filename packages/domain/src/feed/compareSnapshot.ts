import { isLiveStatus } from '../match/isLiveStatus.ts';
import type { ScoreLine } from '../match/Match.ts';
import { epochMs, instantAt, type UtcInstant } from '../time/instant.ts';
import { cardChanges } from './cardChanges.ts';
import type { FeedEvent } from './FeedEvent.ts';
import { goalChanges, standingGoals } from './goalChanges.ts';
import { isSameEventRow } from './isSameEventRow.ts';
import type { MatchSnapshot, Play } from './MatchSnapshot.ts';
import { newestTime, snapshotAge } from './snapshotAge.ts';
import { later, stateAfter } from './stateAfter.ts';
import type { FeedState, StoredMatch } from './StoredMatch.ts';
import { substitutionChanges } from './substitutionChanges.ts';

/** What a snapshot changes: the rows to write, in one transaction. */
export interface SnapshotChanges {
  /** Null where the match stands as it did. */
  readonly state: FeedState | null;
  /** Events that nobody has heard of, in order. */
  readonly added: readonly FeedEvent[];
  /** Known events with what has been learnt of them; their ids and times stay. */
  readonly amended: readonly FeedEvent[];
  /** What is stored once the rows are written. */
  readonly stored: StoredMatch;
}

/**
 * Compares what a provider says of a match with what is stored of it. The answer has the rows to write: a new state, new events, and known
 * events with what has been learnt of them. A snapshot that is older than what is stored changes nothing (FEED-1, FEED-2). The same snapshot
 * and the same stored match give the same rows with the same ids, so that two runs write a row once (FEED-3).
 *
 * @param stored null for a match that was never seen
 * @example
 * const goal = compareSnapshot(null, exampleSnapshot({ score: { home: 1, away: 0 } }));
 * goal.added.map(({ id, type }) => [id, type]); // [['m1:goal:home:1', 'GOAL']]
 * compareSnapshot(goal.stored, exampleSnapshot({ score: { home: 1, away: 0 } })).added; // []
 */
export function compareSnapshot(stored: StoredMatch | null, snapshot: MatchSnapshot): SnapshotChanges {
  const age = stored === null ? 'newer' : snapshotAge(snapshot.time, stored.time);
  if (stored !== null && age === 'older') return { state: null, added: [], amended: [], stored };

  const time = newestTime(snapshot.time, stored?.time ?? null);
  const isDoubtful = stored !== null && age === 'same' && isLower(snapshot.score, stored.state.score);
  const score = isDoubtful ? null : snapshot.score;
  const state = nextState(stored, snapshot, score);
  const changed = state === stored?.state ? null : state;
  if (isResultOnly(stored, snapshot.play)) {
    return { state: changed, added: [], amended: [], stored: { coverage: 'result', state, time } };
  }

  const before = stored?.coverage === 'events' ? stored.events : [];
  const events = mayHaveEvents(snapshot.play) ? eventsOf(before, { ...snapshot, score }) : [];
  const known = new Map(before.map((event) => [event.id, event]));
  const added = inTime(
    events.filter(({ id }) => !known.has(id)),
    firstMoment(before, snapshot.time.observedAt),
  );
  const amended = events.filter((event) => {
    const then = known.get(event.id);
    return then !== undefined && !isSameEventRow(event, then);
  });
  const written = new Map([...known, ...[...amended, ...added].map((event) => [event.id, event] as const)]);
  return { state: changed, added, amended, stored: { coverage: 'events', state, time, events: [...written.values()] } };
}

function isLower(score: ScoreLine | null, than: ScoreLine | null): boolean {
  return score !== null && than !== null && (score.home < than.home || score.away < than.away);
}

function nextState(stored: StoredMatch | null, snapshot: MatchSnapshot, score: ScoreLine | null): FeedState {
  return stored === null
    ? { play: snapshot.play, score, updatedAt: snapshot.time.observedAt }
    : stateAfter(stored.state, snapshot, score);
}

/** A match that was over when it was first seen or whose score was awarded, which is a decision and no goals, until it is in play after all. */
function isResultOnly(stored: StoredMatch | null, { status }: Play): boolean {
  if (status === 'AWARDED') return true;
  return stored === null ? status === 'FINISHED' : stored.coverage === 'result' && !isLiveStatus(status);
}

function mayHaveEvents({ status }: Play): boolean {
  return isLiveStatus(status) || status === 'SUSPENDED' || status === 'FINISHED';
}

/** The known events that the snapshot tells of, with what it tells, and the new ones. */
function eventsOf(events: readonly FeedEvent[], snapshot: MatchSnapshot): readonly FeedEvent[] {
  const { matchId, play, time, cards, substitutions } = snapshot;
  const comparison = { matchId, events, occurredAt: time.observedAt };
  const clock = 'clock' in play ? play.clock : null;
  const score = snapshot.score ?? countOf(events);
  const { corrections, goals } = goalChanges({ ...comparison, score, listed: snapshot.goals, clock });
  return [
    ...corrections,
    ...goals,
    ...cardChanges({ ...comparison, listed: cards ?? [] }),
    ...substitutionChanges({ ...comparison, listed: substitutions ?? [] }),
  ];
}

function countOf(events: readonly FeedEvent[]): ScoreLine {
  const goals = standingGoals(events);
  const home = goals.filter(({ side }) => side === 'home').length;
  return { home, away: goals.length - home };
}

/** A reader's cursor stands at the last event that it has seen: what is learnt later has a later time (FEED-11). */
function firstMoment(events: readonly FeedEvent[], observedAt: UtcInstant): UtcInstant {
  return events.reduce((moment, { occurredAt }) => later(moment, occurredAt), observedAt);
}

function inTime(events: readonly FeedEvent[], first: UtcInstant): readonly FeedEvent[] {
  return events.map((event, index) => ({ ...event, occurredAt: instantAt(epochMs(first) + index) }));
}
