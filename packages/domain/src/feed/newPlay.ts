import { isLiveStatus } from '../match/isLiveStatus.ts';
import type { ScoreLine } from '../match/Match.ts';
import { putOffMs } from '../match/putOffMs.ts';
import { epochMs } from '../time/instant.ts';
import { sameClock } from './clocks.ts';
import type { FeedEvent } from './FeedEvent.ts';
import type { FeedPerson, ListedCard, ListedGoal, MatchClock, MatchSnapshot } from './MatchSnapshot.ts';
import { samePerson } from './samePerson.ts';
import { scoreOfGoals, standingEvents } from './standingEvents.ts';
import type { StoredMatch } from './StoredMatch.ts';
import { isLower } from './weighScore.ts';

/**
 * Whether a snapshot belongs to another play of the match: the match had begun, and its kick-off is now hours later. If
 * the snapshot has the earlier events, the earlier play goes on instead (FEED-19).
 */
export function isNewPlay(stored: StoredMatch, snapshot: MatchSnapshot): boolean {
  const { state } = stored;
  const events = stored.coverage === 'events' ? standingEvents(stored.events) : [];
  const isPutOff = epochMs(snapshot.utcKickoff) - epochMs(state.utcKickoff) >= putOffMs;
  const hadBegun = events.length > 0 || isLiveStatus(state.play.status) || isOver(state.play.status);
  if (!isPutOff || !hadBegun || (isDecided(state.play.status) && isDecided(snapshot.play.status))) return false;
  return !goesOn(events, state.score, snapshot);
}

/**
 * The stored events of a match before a snapshot of another play is compared: they belong to a play that was broken
 * off. If a match that was planned again goes on from where it was, they count again (FEED-19).
 */
export function beforePlay(
  events: readonly FeedEvent[],
  snapshot: MatchSnapshot,
  isNew: boolean,
): readonly FeedEvent[] {
  if (isNew) return events.map((event) => (event.isAbandoned === true ? event : { ...event, isAbandoned: true }));
  const old = events.map(({ isAbandoned: _isAbandoned, ...event }) => event);
  const isFirst = standingEvents(events).length === 0 && old.length > 0;
  return isFirst && goesOn(standingEvents(old), scoreOfGoals(old), snapshot) ? old : events;
}

function isOver(status: string): boolean {
  return isDecided(status) || status === 'SUSPENDED';
}

function isDecided(status: string): boolean {
  return status === 'FINISHED' || status === 'AWARDED';
}

/** Whether a snapshot of a match that is played again has all earlier events. */
function goesOn(events: readonly FeedEvent[], before: ScoreLine | null, snapshot: MatchSnapshot): boolean {
  const { play, score, goals, cards } = snapshot;
  if (!isLiveStatus(play.status) && !isDecided(play.status)) return false;
  if (score === null || before === null || isLower(score, before)) return false;
  const known = events.flatMap((event) => {
    if (event.type === 'GOAL') {
      // The minute of a goal that only the score has shown is a guess.
      return event.detail === null ? [] : isListed(event.clock, event.detail.scorer, goals?.map(asBooked) ?? null);
    }
    return event.type === 'RED_CARD' || event.type === 'YELLOW_CARD' ? isListed(event.clock, event.player, cards) : [];
  });
  return known.length === 0 ? before.home + before.away > 0 : known.every(Boolean);
}

/** Whether an event is listed; empty where there is no list. */
function isListed(clock: MatchClock | null, player: FeedPerson | null, listed: readonly Booked[] | null): boolean[] {
  if (listed === null) return [];
  return [
    listed.some((report) => sameClock(clock, report.clock) !== false && samePerson(player, report.player) !== false),
  ];
}

type Booked = Pick<ListedCard, 'clock' | 'player'>;

function asBooked({ clock, scorer }: ListedGoal): Booked {
  return { clock, player: scorer };
}
