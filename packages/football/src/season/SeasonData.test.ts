import { liveEventRow, providerMatch, toMatch } from '@tribunen/contract';
import { addDays, instantAt, osloDayOf, standingsOf } from '@tribunen/domain';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { loadSeed } from '../../seed/loadSeed.ts';
import { MatchDay } from '../MatchDay.ts';
import { SeasonData } from './SeasonData.ts';

const data = await loadSeed();
const anchor = Date.parse('2026-11-21T13:30:00Z');
const hourMs = 3_600_000;
const brann = 900_002;
const day = new MatchDay({ data, seed: 1, speed: 10, anchor, programme: 'kampdag' });
const around = new SeasonData(day, data);
const matchesOf = (code: string, now: number) => around.matchesOf(code, now).flatMap((match) => toMatch(match) ?? []);

test('a season has every fixture at most once, and every answer matches the contract', () => {
  for (const { competition, fixtures } of Object.values(data)) {
    const matches = around.matchesOf(competition.code, anchor + 3 * hourMs);
    for (const match of matches) expect(() => parse(providerMatch, match)).not.toThrow();
    expect(new Set(matches.map(({ id }) => id)).size).toBe(matches.length);
    expect(matches.length).toBeLessThanOrEqual(fixtures.length);
    const pairs = matches.map(
      ({ homeTeam, awayTeam, stage, matchday }) => `${stage} ${matchday} ${homeTeam.id}–${awayTeam.id}`,
    );
    expect(new Set(pairs).size).toBe(pairs.length);
  }
});

test('the table counts the matches that the lists show as finished', () => {
  const now = anchor + hourMs;
  const today = osloDayOf(instantAt(now));
  const listed = Array.from({ length: 22 }, (_, back) => day.listDay(addDays(today, -back), now)).flat();
  const season = matchesOf('TIP', now);
  for (const shown of listed.filter(({ competition, status }) => competition.code === 'TIP' && status === 'FINISHED')) {
    const same = season.find(({ id }) => id === String(shown.id));
    // When the live day has run through all its rounds, it plays them again, and those matches are not part of the
    // season.
    if (same === undefined) continue;
    expect(same.score.fullTime).toEqual(shown.score.fullTime);
  }
  const finished = season.filter(({ status }) => status === 'FINISHED').length;
  const table = standingsOf(season, 'TOTAL');
  expect(table).toHaveLength(16);
  expect(table.reduce((sum, row) => sum + row.playedGames, 0)).toBe(2 * finished);
  expect(finished).toBeGreaterThan(64);
});

test('the table changes when a match of the day is over, not earlier', () => {
  const live = day
    .matchesAt(anchor)
    .find((match) => match.competition.code === 'TIP' && match.kickOff < anchor && match.kickOff > anchor - 300_000);
  if (live === undefined) throw new Error('No match of the league is in play');
  const played = (now: number): number =>
    standingsOf(matchesOf('TIP', now), 'TOTAL').find((row) => row.team.id === String(live.home.id))?.playedGames ?? 0;
  expect(played(live.kickOff + 10 * 60_000)).toBe(played(live.kickOff));
  expect(played(live.kickOff + 14 * 60_000)).toBe(played(live.kickOff) + 1);
});

test('a team’s form is its last five results, including yesterday’s', () => {
  const form = around.formOf(brann, anchor);
  expect(form).toHaveLength(5);
  const own = matchesOf('TIP', anchor).filter(
    ({ status, homeTeam, awayTeam }) =>
      status === 'FINISHED' && [homeTeam.id, awayTeam.id].some((id) => id === String(brann)),
  );
  const last = own.at(-1);
  if (last === undefined || last.score.fullTime.home === null) throw new Error('Brann has played nothing');
  const lead = (last.homeTeam.id === String(brann) ? 1 : -1) * (last.score.fullTime.home - last.score.fullTime.away);
  expect(form.at(-1)).toBe(lead === 0 ? 'D' : lead > 0 ? 'W' : 'L');
  expect(around.formOf(1, anchor)).toEqual([]);
});

test('earlier meetings are earlier than the match, of the same two teams, and the latest comes first', () => {
  const met = day
    .matchesAt(anchor + 3 * hourMs)
    .map((match) => ({ match, meetings: around.headToHeadOf(match.id, anchor + 3 * hourMs) }));
  expect(met.some(({ meetings }) => meetings.length > 0)).toBe(true);
  for (const { match, meetings } of met) {
    for (const meeting of meetings) {
      expect(meeting.utcKickoff < instantAt(match.kickOff)).toBe(true);
      expect(new Set<string | null>([meeting.homeTeam.id, meeting.awayTeam.id])).toEqual(
        new Set([String(match.home.id), String(match.away.id)]),
      );
    }
  }
  expect(around.headToHeadOf(1, anchor)).toEqual([]);
});

test('events since a moment are those at the moment or after it, in order', () => {
  const now = anchor + hourMs / 4;
  const all = around.eventsSince(0, now);
  for (const row of all) expect(parse(liveEventRow, row)).toEqual(row);
  const times = all.map((row) => row.occurred_at);
  expect(times).toEqual(times.toSorted());
  const middle = all[Math.floor(all.length / 2)];
  if (middle === undefined) throw new Error('Nothing has happened');
  expect(around.eventsSince(Date.parse(middle.occurred_at), now)).toEqual(
    all.filter((row) => row.occurred_at >= middle.occurred_at),
  );
});

test('every match on any list or in any season has a report, even a match that has left the list', () => {
  const later = anchor + 5 * hourMs;
  const ids = ['WC', 'TIP', 'PL', 'OBL', 'TOP'].flatMap((code) => around.matchesOf(code, later).map(({ id }) => id));
  for (const id of ids) expect(around.matchReport(id, later)?.id).toBe(id);
  const left = day.matchesAt(anchor).find((match) => !day.matchesAt(later).includes(match));
  expect(left).toBeDefined();
  expect(around.matchReport(left?.id ?? 0, later)).not.toBeNull();
  expect(around.matchReport(1, later)).toBeNull();
});

test('Norway’s squad is the real squad; Brann’s is invented and always the same', () => {
  expect(around.squadOf(800_036).map(({ name }) => name)).toContain('Martin Ødegaard');
  expect(around.squadOf(brann)).toHaveLength(25);
  expect(around.squadOf(brann)).toEqual(new SeasonData(day, data).squadOf(brann));
  expect(around.squadOf(1)).toEqual([]);
});
