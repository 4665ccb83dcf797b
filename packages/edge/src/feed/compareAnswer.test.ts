import {
  liveEventRow,
  liveMatchRow,
  matchStateRow,
  type ProviderMatchReport,
  toFeedEvent,
  toFeedState,
} from '@tribunen/contract';
import { instantAt, type UtcInstant } from '@tribunen/domain';
import { array, parse } from 'valibot';
import { expect, test } from 'vitest';
import { compareAnswer } from './compareAnswer.ts';
import type { MatchWrite, ReadMatch } from './FeedStore.ts';

const kickOff = Date.parse('2026-11-21T15:00:00Z');
const at = (minutes: number): UtcInstant => instantAt(kickOff + minutes * 60_000);

function matchWith(
  changes: Partial<ProviderMatchReport> = {},
  score: [number, number] | null = [0, 0],
): ProviderMatchReport {
  const [home, away] = score ?? [null, null];
  const team = { shortName: null, tla: null, crest: null };
  return {
    id: 7,
    utcDate: instantAt(kickOff),
    status: 'IN_PLAY',
    lastUpdated: null,
    homeTeam: { id: 1, name: 'Brann', ...team },
    awayTeam: { id: 2, name: 'Viking', ...team },
    competition: { id: 2106, code: 'TIP', name: 'Eliteserien', emblem: null },
    score: { duration: 'REGULAR', fullTime: { home, away }, halfTime: { home: null, away: null } },
    bookings: null,
    ...changes,
  };
}

/**
 * Checks the written rows against the contract, and returns the match as the store reads it for the next comparison.
 */
function keep(write: MatchWrite | undefined, before: ReadMatch | null = null): ReadMatch {
  if (write === undefined || write.feed === null) throw new Error('Nothing was written');
  const { version, coverage, observedAt, changedAt, endedAt, doubts, live, state, added, amended } = write.feed;
  const known = toFeedState(live === null ? null : parse(liveMatchRow, live));
  if (state !== null) parse(matchStateRow, state);
  const written = [...parse(array(liveEventRow), added), ...parse(array(liveEventRow), amended)].flatMap((row) => {
    const event = toFeedEvent(row);
    return event.ok ? [event.value] : [];
  });
  const earlier = before?.stored.coverage === 'events' ? before.stored.events : [];
  const events = [...new Map([...earlier, ...written].map((event) => [event.id, event])).values()];
  const stored = known.ok ? known.value : before?.stored.state;
  if (stored === undefined) throw new Error('No state was written');
  const time = { observedAt, changedAt };
  return coverage === 'result'
    ? { version: version + 1, endedAt, stored: { coverage, state: stored, time, doubts } }
    : { version: version + 1, endedAt, stored: { coverage, state: stored, time, doubts, events } };
}

function compare(match: ProviderMatchReport, known: ReadMatch | null, minutes: number): readonly MatchWrite[] {
  return compareAnswer([match], known === null ? new Map() : new Map([['7', known]]), at(minutes));
}

test('FEED-1 FEED-5 a higher score writes a live row, a state row and one goal; the same answer again writes none of them', () => {
  const begun = keep(compare(matchWith(), null, 1)[0]);
  const [goal] = compare(matchWith({}, [1, 0]), begun, 12);
  expect(goal).toMatchObject({
    id: '7',
    competitionCode: 'TIP',
    report: null,
    feed: {
      version: 1,
      live: { score_home: 1, score_away: 0, home_team_id: 1, utc_kickoff: instantAt(kickOff), updated_at: at(12) },
      state: { score_home: 1, payload: { homeTeam: { name: 'Brann' }, competition: { code: 'TIP' } } },
      added: [{ id: '7:goal:home:1', event_type: 'GOAL', created_at: at(12) }],
    },
  });
  const [again] = compare(matchWith({}, [1, 0]), keep(goal), 13);
  expect(again).toMatchObject({ feed: null, summary: { lastUpdated: at(12) } });
});

test('FEED-2 an answer older than the stored match changes neither the match’s live row nor its entry in lists', () => {
  const known = keep(compare(matchWith({ lastUpdated: at(10) }, [1, 0]), null, 11)[0]);
  expect(compare(matchWith({ lastUpdated: at(5) }), known, 12)).toEqual([]);
});

test('when the provider reports a match in play as not begun, its list entry keeps the stored status, minute, score and time of change', () => {
  const known = keep(compare(matchWith({ minute: 12 }, [1, 0]), null, 12)[0]);
  const [write] = compare(matchWith({ status: 'TIMED' }, null), known, 13);
  expect(write?.summary).toMatchObject({
    status: 'IN_PLAY',
    minute: 12,
    score: { fullTime: { home: 1, away: 0 } },
    lastUpdated: at(12),
  });
});

test('the end of a match is the time when the feed first saw the match finished', () => {
  const known = keep(compare(matchWith({}, [1, 0]), null, 80)[0]);
  const over = keep(compare(matchWith({ status: 'FINISHED' }, [1, 0]), known, 95)[0], known);
  expect(over.endedAt).toBe(at(95));
  expect(compare(matchWith({ status: 'FINISHED' }, [2, 0]), over, 99)[0]).toMatchObject({ feed: { endedAt: at(95) } });
});

test('more than 24 hours before and more than 36 hours after its kick-off a match is written only for lists', () => {
  const [late] = compare(matchWith({ status: 'FINISHED' }, [1, 0]), null, 37 * 60);
  const [early] = compare(matchWith({ status: 'TIMED' }, null), null, -25 * 60);
  expect([late?.feed, early?.feed]).toEqual([null, null]);
  expect(early).toMatchObject({ id: '7', utcKickoff: instantAt(kickOff), summary: { status: 'TIMED' } });
});

test('an answer with details is written as a report, and its goals complete the stored goal event', () => {
  const goals = [
    {
      minute: 11,
      type: 'PENALTY',
      team: { id: 1, name: 'Brann' },
      scorer: { id: 9, name: 'Finne' },
      score: { home: 1, away: 0 },
    },
  ];
  const known = keep(compare(matchWith({}, [1, 0]), null, 12)[0]);
  const [write] = compare(matchWith({ goals, substitutions: [] }, [1, 0]), known, 13);
  expect(write).toMatchObject({
    report: { goals },
    feed: {
      live: null,
      added: [],
      amended: [{ id: '7:goal:home:1', person_name: 'Finne', minute: 11, payload: { kind: 'PENALTY' } }],
    },
  });
});

test('a match whose kick-off or id the database cannot store is left out, and an impossible time of change is ignored', () => {
  expect(compare(matchWith({ utcDate: '0000-01-01T00:00:00Z' }), null, 1)).toEqual([]);
  expect(compare(matchWith({ id: 3_000_000_000 }), null, 1)).toEqual([]);
  expect(compare(matchWith({ lastUpdated: '0000-01-01T00:00:00Z' }), null, 1)).toMatchObject([
    { feed: { changedAt: null } },
  ]);
});

test('FEED-9 a card that is missing from one list stays in the report; the next list without the card removes it', () => {
  const card = {
    minute: 30,
    injuryTime: null,
    card: 'RED',
    team: { id: 1, name: 'Brann' },
    player: { id: 4, name: 'Berg' },
  };
  const lists = (bookings: ProviderMatchReport['bookings']) => matchWith({ goals: [], bookings });
  const booked = keep(compare(lists([card]), null, 31)[0]);
  const [doubting] = compare(lists([]), booked, 32);
  expect(doubting).toMatchObject({ report: { bookings: [card] }, feed: { added: [] } });
  const [gone] = compare(lists([]), keep(doubting, booked), 33);
  expect(gone).toMatchObject({
    report: { bookings: [] },
    feed: { added: [{ id: '7:red:home:4:cancelled', event_type: 'CARD_CANCELLED' }] },
  });
});
