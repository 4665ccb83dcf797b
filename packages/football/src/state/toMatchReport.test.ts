import { liveEventRow, matchStateRow, providerMatchReport, toLiveEvent } from '@tribunen/contract';
import { eventsOf } from '@tribunen/domain';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { loadSeed } from '../../seed/loadSeed.ts';
import { MatchDay } from '../MatchDay.ts';
import { wallTimeOf } from './reachedMoments.ts';
import { toLiveEventRows } from './toLiveEventRows.ts';
import { toLiveMatchRow } from './toLiveMatchRow.ts';
import { toMatchReport } from './toMatchReport.ts';
import { toMatchStateRow } from './toMatchStateRow.ts';
import { toProviderMatch } from './toProviderMatch.ts';

const data = await loadSeed();
const anchor = Date.parse('2026-11-21T13:30:00Z');
const hourMs = 3_600_000;
const day = new MatchDay({ data, seed: 1, speed: 10, anchor, programme: 'kampdag' });
const later = anchor + 2 * hourMs;
const matches = day.matchesAt(later);

test('a list contains only the cards of players who are sent off, and the report all cards', () => {
  const cards = matches.flatMap((match) => {
    const end = match.kickOff + hourMs;
    const listed = toProviderMatch(match, end).bookings ?? [];
    const reported = toMatchReport(match, end).bookings ?? [];
    expect(listed).toEqual(reported.filter(({ card }) => card !== 'YELLOW'));
    return listed;
  });
  expect(cards.length).toBeGreaterThan(0);
});

test('every report, event and state matches the contract, whenever it is requested', () => {
  for (const match of matches) {
    for (const now of [
      match.kickOff - 2 * hourMs,
      match.kickOff - 1,
      match.kickOff + 200_000,
      match.kickOff + hourMs,
    ]) {
      expect(() => parse(providerMatchReport, toMatchReport(match, now))).not.toThrow();
      expect(() => parse(matchStateRow, toMatchStateRow(match, now))).not.toThrow();
      for (const row of toLiveEventRows(match, now)) {
        expect(parse(liveEventRow, row)).toEqual(row);
        expect(toLiveEvent(row, () => null).ok).toBe(true);
      }
    }
  }
});

test('the goals of a report, without cancelled goals, add up to the score', () => {
  for (const match of matches) {
    for (const now of [match.kickOff + 150_000, match.kickOff + 400_000, match.kickOff + hourMs]) {
      const report = parse(providerMatchReport, toMatchReport(match, now));
      const goals = eventsOf(report).filter((event) => event.type === 'GOAL' && !event.cancelled);
      const { score } = report;
      const penalties = score.duration === 'PENALTY_SHOOTOUT' && report.status === 'FINISHED' ? score.penalties : null;
      const total = (side: 'home' | 'away'): number => (score.fullTime[side] ?? 0) - (penalties?.[side] ?? 0);
      for (const side of ['home', 'away'] as const) {
        const own = goals.filter((event) => event.teamSide === side);
        expect(own.length, `${match.id} ${side} ${now - match.kickOff}`).toBe(total(side));
      }
    }
  }
});

test('the shots of a report that went in are its goals, without own goals and cancelled goals', () => {
  for (const match of matches.filter((each) => each.kind === 'played')) {
    for (const now of [match.kickOff - 1, match.kickOff + 300_000, match.kickOff + hourMs]) {
      const report = parse(providerMatchReport, toMatchReport(match, now));
      const scorers = (report.goals ?? [])
        .filter(({ type }) => type !== 'OWN')
        .map(({ scorer, minute }) => [scorer?.name, minute]);
      const shots = (report.shots ?? []).filter(({ outcome }) => outcome === 'GOAL');
      expect(
        shots.map(({ player, minute }) => [player?.name, minute]),
        `${match.id}`,
      ).toEqual(scorers);
      expect((report.shots ?? []).every(({ x, y }) => x >= 0 && x <= 40 && Math.abs(y) <= 34)).toBe(true);
    }
  }
  const [match] = matches.filter((each) => each.kind === 'played');
  if (match === undefined) throw new Error('no match is played');
  expect(toMatchReport(match, later).shots?.length).toBeGreaterThan(8);
});

test('the statistics of a report grow with the match, agree with its shots, and have no fewer shots on target than goals', () => {
  for (const match of matches.filter((each) => each.kind === 'played')) {
    expect(toMatchReport(match, match.kickOff - 1).homeTeam.statistics).toBeNull();
    let before = 0;
    for (const now of [match.kickOff + 150_000, match.kickOff + 400_000, match.kickOff + hourMs]) {
      const report = parse(providerMatchReport, toMatchReport(match, now));
      const [home, away] = [report.homeTeam.statistics, report.awayTeam.statistics];
      expect((home?.possession ?? 0) + (away?.possession ?? 0)).toBe(100);
      expect(home?.minute ?? null).toBe(report.status === 'FINISHED' ? null : report.minute);
      for (const team of [report.homeTeam, report.awayTeam]) {
        const { shots = 0, shotsOnTarget: onTarget = 0 } = team.statistics ?? {};
        const scored = (report.goals ?? []).filter((goal) => goal.type !== 'OWN' && goal.team?.id === team.id);
        expect(onTarget).toBeGreaterThanOrEqual(scored.length);
        expect(shots).toBeGreaterThanOrEqual(onTarget ?? 0);
        expect(shots).toBe((report.shots ?? []).filter((shot) => shot.team?.id === team.id).length);
      }
      const counted = (home?.fouls ?? 0) + (away?.fouls ?? 0) + (home?.corners ?? 0) + (away?.corners ?? 0);
      expect(counted).toBeGreaterThanOrEqual(before);
      before = counted;
    }
    expect(before).toBeGreaterThan(0);
  }
});

test('a subscriber to the feed’s event types receives every goal, with its kind in the payload and in the report', () => {
  const kinds = { GOAL: 'GOAL', OWN_GOAL: 'OWN_GOAL', PENALTY: 'PENALTY_GOAL' };
  const goalKinds = new Set<string>();
  const words = new Set<string>();
  for (const match of matches.filter((each) => each.kind === 'played')) {
    const { events = [] } = parse(providerMatchReport, toMatchReport(match, later));
    const rows = toLiveEventRows(match, later);
    for (const row of rows) words.add(row.event_type);
    for (const [index, { event }] of match.feedEvents.slice(0, rows.length).entries()) {
      if (event.type !== 'goal') continue;
      goalKinds.add(event.kind);
      expect(rows[index]).toMatchObject({ event_type: 'GOAL', payload: { kind: event.kind } });
      expect(events?.[index]?.type).toBe(kinds[event.kind]);
    }
  }
  expect([...goalKinds].toSorted()).toEqual(['GOAL', 'OWN_GOAL', 'PENALTY']);
  expect([...words].toSorted()).toEqual(['GOAL', 'PENALTY_MISSED', 'RED_CARD', 'SUBSTITUTION', 'VAR', 'YELLOW_CARD']);
});

test('rows, states and the provider agree on status and clock, except that rows have IN_PLAY in extra time and shoot-out', () => {
  const inRows: Readonly<Record<string, string>> = { EXTRA_TIME: 'IN_PLAY', PENALTY_SHOOTOUT: 'IN_PLAY' };
  const seen = new Set<string>();
  for (const match of matches) {
    const moments = match.kind === 'postponed' ? [] : match.timeline.map((moment) => wallTimeOf(match, moment));
    for (const now of [match.kickOff - 1, ...moments]) {
      const provider = toProviderMatch(match, now);
      const row = toLiveMatchRow(match, now);
      seen.add(provider.status);
      const { minute = null, injuryTime = null } = provider;
      expect(row).toMatchObject({
        status: inRows[provider.status] ?? provider.status,
        minute,
        injury_time: injuryTime,
      });
      expect(toMatchStateRow(match, now)).toMatchObject({ status: row.status, minute, injury_time: injuryTime });
    }
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['IN_PLAY', 'PAUSED', 'FINISHED', 'EXTRA_TIME', 'PENALTY_SHOOTOUT']),
  );
});

test('an event that is both in a report’s lists and among its events counts once', () => {
  for (const match of matches) {
    const report = toMatchReport(match, later);
    const { events: _events, ...lists } = report;
    const cancelled = toLiveEventRows(match, later).filter((row) => row.event_type === 'VAR').length;
    expect(eventsOf(report).length).toBe(eventsOf(lists).length + cancelled);
  }
});

test('line-ups are known from an hour before kick-off on', () => {
  const [match] = matches.filter((each) => each.kind === 'played');
  if (match === undefined) throw new Error('No match');
  expect(toMatchReport(match, match.kickOff - hourMs - 1).homeTeam.lineup).toEqual([]);
  const { homeTeam } = toMatchReport(match, match.kickOff - hourMs);
  expect(homeTeam.lineup).toHaveLength(11);
  expect(homeTeam.bench?.length).toBeGreaterThan(6);
});

test('a match that is not played has no events', () => {
  const postponed = matches.find((match) => match.kind === 'postponed');
  if (postponed === undefined) throw new Error('No match is postponed');
  expect(toMatchReport(postponed, later)).toMatchObject({ status: 'POSTPONED', goals: [], events: [] });
});
