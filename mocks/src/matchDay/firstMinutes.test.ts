import { toFollow, toLiveEvent } from '@tribunen/contract';
import {
  addDays,
  type EngineDecision,
  epochMs,
  type Follow,
  instantAt,
  isLiveStatus,
  type LiveEvent,
  osloDayOf,
  runEngine,
  startOfOsloDay,
  STOPPED_ENGINE,
} from '@tribunen/domain';
import { describe, expect, test } from 'vitest';
import { loadSeed, MatchDay, matchStateAt, toLiveEventRows } from '@tribunen/football';
import { demoFollows } from '../demoSpectator.ts';
import { parseDemoSearch } from '../parseDemoSearch.ts';

const data = await loadSeed();
const second = 1000;
const minute = 60 * second;
const follows: readonly Follow[] = demoFollows.map((row) => {
  const parsed = toFollow(row);
  if (!parsed.ok) throw new Error(`${row.display_name} is no follow`);
  return parsed.value;
});

/** The match day that an address without a query opens. */
function defaultDay(opening: number): MatchDay {
  const { seed, speed } = parseDemoSearch('');
  return new MatchDay({ data, seed, speed, anchor: opening, programme: 'kampdag' });
}

/** The events of the two minutes after the opening, in order, as the app parses them. */
function eventsAfter(day: MatchDay, opening: number): readonly LiveEvent[] {
  const end = opening + 2 * minute;
  const events = day.matchesAt(end).flatMap((match) => {
    const matchTeamIds = [match.home, match.away].map(({ id }) => String(id));
    const rows = toLiveEventRows(match, end).filter((row) => Date.parse(row.occurred_at) > opening);
    return rows.map((row) => {
      const parsed = toLiveEvent(row, () => null);
      if (!parsed.ok) throw new Error(`${row.id} is no event`);
      return { ...parsed.value, matchTeamIds };
    });
  });
  return events.toSorted((a, b) => epochMs(a.occurredAt) - epochMs(b.occurredAt));
}

interface Notified {
  readonly type: string;
  /** Seconds after the opening. */
  readonly after: number;
}

/** The events that the demo spectator is notified of, when the engine starts five seconds after the opening. */
function notifiedOf(events: readonly LiveEvent[], opening: number): readonly Notified[] {
  const notified: Notified[] = [];
  const start = runEngine(STOPPED_ENGINE, { kind: 'start', follows, chosen: [], now: instantAt(opening + 5 * second) });
  let { engine } = runEngine(start.engine, { kind: 'caught-up' });
  for (const event of events) {
    const now = event.occurredAt;
    const answer = runEngine(engine, { kind: 'events', origin: 'realtime', events: [event], now });
    engine = answer.engine;
    const isNotified = ({ kind }: EngineDecision): boolean => kind === 'notify';
    if (answer.decisions.some(isNotified))
      notified.push({ type: event.eventType, after: (epochMs(now) - opening) / second });
  }
  return notified;
}

/** A moment every 37 minutes, from the given day on, so that the moments fall on every minute of the hour. */
function everyMinuteOfTheHour(from: string, days: number): readonly number[] {
  const day = osloDayOf(instantAt(Date.parse(from)));
  const [first, last] = [day, addDays(day, days)].map((each) => epochMs(startOfOsloDay(each)));
  const openings: number[] = [];
  for (let opening = first ?? 0; opening < (last ?? 0); opening += 37 * minute) openings.push(opening);
  return openings;
}

/**
 * A moment every six seconds in the first quarter of an hour after midnight, when the matches in play began the day
 * before. Each has a different fraction of a second.
 */
function afterMidnight(text: string): readonly number[] {
  const midnight = Date.parse(text);
  return Array.from({ length: 150 }, (_, index) => midnight + 6 * index * second + ((index * 137) % second));
}

describe.each([
  ['on four ordinary days', everyMinuteOfTheHour('2026-11-19T12:00:00Z', 4)],
  ['on the days on which summer time begins', everyMinuteOfTheHour('2026-03-27T12:00:00Z', 4)],
  ['on the days on which summer time ends', everyMinuteOfTheHour('2026-10-23T12:00:00Z', 4)],
  ['in the first minutes of a day', afterMidnight('2026-11-22T00:00:00+01:00')],
])('a user who opens the default address %s', (_, openings) => {
  test('is notified of a goal 8 to 15 seconds after the opening, and of a red card within two minutes', () => {
    expect(openings.length).toBeGreaterThanOrEqual(150);
    for (const opening of openings) {
      const day = defaultDay(opening);
      const events = eventsAfter(day, opening);
      const [first, ...later] = notifiedOf(events, opening);
      const said = instantAt(opening);
      expect(first?.type, said).toBe('GOAL');
      // The page needs eight seconds before it can show an event.
      expect(first?.after, said).toBeGreaterThan(8);
      expect(first?.after, said).toBeLessThanOrEqual(15);
      expect(later.find(({ type }) => type === 'RED_CARD')?.after, said).toBeLessThanOrEqual(120);
      const types = events.map(({ eventType }) => eventType);
      expect(types, 'no goal is taken back').not.toContain('VAR');
      const statuses = day.matchesAt(opening).map((match) => matchStateAt(match, opening).status);
      // Five matches of Eliteserien, and one of Toppserien.
      expect(statuses.filter(isLiveStatus).length, said).toBe(6);
    }
  });
});

test('with another seed or speed the favourite club plays its first half when the page is opened', () => {
  const anchor = Date.parse('2026-11-21T13:30:00Z');
  const { seed, speed } = parseDemoSearch('');
  const minutesPlayed = (options: { readonly seed: number; readonly speed: number }): number => {
    const day = new MatchDay({ data, anchor, programme: 'kampdag', ...options });
    const club = day.matchesAt(anchor).find(({ id }) => id === 500_009);
    return Math.round(((anchor - (club?.kickOff ?? NaN)) * options.speed) / minute);
  };
  expect(minutesPlayed({ seed, speed })).toBe(0);
  expect(minutesPlayed({ seed, speed: 60 })).toBe(34);
  expect(minutesPlayed({ seed, speed: 1 })).toBe(34);
  expect(minutesPlayed({ seed: 1, speed })).toBe(34);
});
