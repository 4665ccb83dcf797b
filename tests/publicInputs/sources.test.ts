import { parseMatches, providerMatchReport, toMatch } from '@tribunen/contract';
import {
  type CompetitionCode,
  compareSnapshot,
  eventsOf,
  instantAt,
  liveStandings,
  type Match,
  matchLabel,
  type MatchId,
  normaliseTeam,
  osloDayOf,
  planCalls,
  type StandingsRow,
  type StoredMatch,
  tableOrder,
  toMatchSnapshot,
  type UtcInstant,
  type WatchedMatch,
} from '@tribunen/domain';
import { officialFantasy, openLigaDb } from '@tribunen/edge';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import bootstrap from './inputs/fantasy-bootstrap-without-unused-fields.json' with { type: 'json' };
import timeNotKnown from './inputs/football-data-time-not-known.json' with { type: 'json' };
import addedTime from './inputs/openliga-added-time.json' with { type: 'json' };
import calledOff from './inputs/openliga-called-off.json' with { type: 'json' };
import table from './inputs/table-head-to-head.json' with { type: 'json' };

const at = (text: string): UtcInstant => instantAt(Date.parse(text));

/** Reads the matches of a league from OpenLigaDB's answer, as if requested at `askedAt`. */
async function readLiga(askedAt: string, matches: readonly object[]) {
  const provider = openLigaDb('https://liga.example.test', {
    fetch: () => Promise.resolve(Response.json(matches)),
    now: () => Date.parse(askedAt),
  });
  const answer = await provider.matches({ kind: 'competition', code: 'BL1' as CompetitionCode });
  if (answer.status !== 'known') throw new Error(`the answer is ${answer.status}`);
  return answer;
}

function matchOf(answer: Parameters<typeof toMatch>[0]): Match {
  const match = toMatch(answer);
  if (match === null) throw new Error('the answer is no match');
  return match;
}

function callsAt(now: UtcInstant, match: Pick<WatchedMatch, 'utcKickoff' | 'status'>, everyMs: number) {
  const watched = { id: '1' as MatchId, competition: 'PL' as CompetitionCode, endedAt: null, lacksDetail: true };
  const asked = instantAt(Date.parse(now) - everyMs);
  const today = now.slice(0, 10);
  return planCalls({
    now,
    budget: { perMinute: 10, left: 10, leftToday: null, madeAt: [], waitUntil: null },
    lists: 'days',
    openDays: { from: 0, to: 0 },
    hasStatistics: false,
    laterToday: [],
    matches: [{ ...watched, ...match }],
    competitions: [],
    askedAt: new Map([[`days:${today}:${today}`, asked]]),
    failures: new Map(),
    nextPlanMs: 0,
  }).filter((call) => call.kind === 'match' || (call.kind === 'days' && call.from === today && call.to === today));
}

test('MATCH-38 a match that is SCHEDULED at midnight in UTC has a day but no time, and the feed makes no calls for it', () => {
  const match = matchOf(parse(providerMatchReport, timeNotKnown));
  expect(matchLabel(match)).toEqual({ kind: 'kickoff', at: null });
  expect(osloDayOf(match.utcKickoff)).toBe('2026-11-28');
  for (const now of ['2026-11-27T23:55:00Z', '2026-11-28T00:00:30Z', '2026-11-28T01:30:00Z']) {
    expect(callsAt(at(now), match, 60_000)).toEqual([]);
  }
});

test('MATCH-38 a match that is TIMED has its reported kick-off time, even if that time is midnight in UTC', () => {
  const [evening, midnight] = parseMatches('football-data', {
    matches: [
      { ...timeNotKnown, status: 'TIMED', utcDate: '2026-11-28T17:30:00Z' },
      { ...timeNotKnown, id: 2, status: 'TIMED' },
    ],
  }).values;
  if (evening === undefined || midnight === undefined) throw new Error('two matches can be read');
  expect(matchLabel(evening)).toEqual({ kind: 'kickoff', at: '2026-11-28T17:30:00.000Z' });
  expect(matchLabel(midnight)).toEqual({ kind: 'kickoff', at: '2026-11-28T00:00:00.000Z' });
  expect(callsAt(at('2026-11-28T00:00:30Z'), midnight, 60_000)).not.toEqual([]);
});

test('MATCH-38 a kick-off with only a date has no time, whatever its status says', () => {
  const { values, faults } = parseMatches('football-data', {
    matches: [{ ...timeNotKnown, status: 'TIMED', utcDate: '2026-11-28' }],
  });
  expect(faults).toEqual([]);
  expect(values.map((match) => [osloDayOf(match.utcKickoff), matchLabel(match)])).toEqual([
    ['2026-11-28', { kind: 'kickoff', at: null }],
  ]);
});

test('MATCH-39 a match about which nothing is reported is live at kick-off and unreported three hours later; while it is unreported, its list is requested once a minute', async () => {
  let stored: StoredMatch | null = null;
  const statuses: string[] = [];
  const [first, last] = calledOff.answers;
  if (first === undefined || last === undefined) throw new Error('there are two answers');
  const kickOff = '2026-11-21T14:30:30.000Z';
  for (const { askedAt, match: listed } of [first, { ...first, askedAt: kickOff }, last]) {
    const answer = await readLiga(askedAt, [listed]);
    const [report] = answer.body;
    if (report === undefined) throw new Error('the match can be read');
    const match = matchOf(report);
    stored = compareSnapshot(stored, toMatchSnapshot(match, report, at(askedAt))).stored;
    statuses.push(stored.state.play.status);
  }
  expect(statuses).toEqual(['TIMED', 'IN_PLAY', 'UNREPORTED']);
  expect(stored?.state.score).toBeNull();
  const watched = { utcKickoff: at('2026-11-21T14:30:00Z'), status: 'UNREPORTED' } as const;
  expect(callsAt(at('2026-11-21T15:00:00Z'), { ...watched, status: 'IN_PLAY' }, 30_000)).toContainEqual({
    kind: 'days',
    from: '2026-11-21',
    to: '2026-11-21',
  });
  const lists = (everyMs: number) =>
    callsAt(at('2026-11-21T15:00:00Z'), watched, everyMs).filter(({ kind }) => kind === 'days');
  expect(lists(30_000)).toEqual([]);
  expect(lists(60_000)).toHaveLength(1);
});

test('MATCH-39 a late goal makes an unreported match live, and a later answer without the goal keeps it live', async () => {
  const [, last] = calledOff.answers;
  if (last === undefined) throw new Error('there are two answers');
  const goal = { scoreTeam1: 1, scoreTeam2: 0, matchMinute: 70, goalGetterName: 'A. Lie' };
  let stored: StoredMatch | null = null;
  const changes: string[][] = [];
  for (const [askedAt, goals] of [
    ['2026-11-21T15:00:00Z', []],
    ['2026-11-21T16:00:00Z', [goal]],
    ['2026-11-21T16:01:00Z', []],
  ] as const) {
    const [report] = (await readLiga(askedAt, [{ ...last.match, goals }])).body;
    if (report === undefined) throw new Error('the match can be read');
    const { added, stored: now } = compareSnapshot(stored, toMatchSnapshot(matchOf(report), report, at(askedAt)));
    stored = now;
    changes.push([now.state.play.status, ...added.map(({ type }) => type)]);
  }
  expect(changes).toEqual([['UNREPORTED'], ['IN_PLAY', 'GOAL'], ['IN_PLAY']]);
});

test('REPORT-50 added time that the provider sends as minute 50, or as minute 93 with a flag, is recognised, and the events are in the order of the halves', async () => {
  const [answer] = addedTime.answers;
  if (answer === undefined) throw new Error('there is an answer');
  const [report] = (await readLiga(answer.askedAt, [answer.match])).body;
  const events = report === undefined ? [] : eventsOf(report);
  expect(events.map(({ playerName, minute, extraTime }) => [playerName, minute, extraTime])).toEqual([
    ['A. Lie', 45, 5],
    ['B. Moe', 48, null],
    ['C. Dahl', 90, 3],
  ]);
});

const rows = table.table.map(({ team, ...row }): StandingsRow => ({ ...row, team: normaliseTeam(team) }));
function live(home: number, away: number, score: { readonly home: number; readonly away: number }, code: string) {
  const [homeTeam, awayTeam] = [home, away].map((id) => rows.find(({ team }) => team.id === `${id}`)?.team);
  if (homeTeam === undefined || awayTeam === undefined) throw new Error('the table has both teams');
  const order = tableOrder(code as CompetitionCode, null, []);
  return liveStandings(rows, [{ homeTeam, awayTeam, score }], 'TOTAL', order);
}

test('REPORT-42 a match between two teams moves no other team: B stays above C, which has the better goal difference', () => {
  for (const { home, away, score } of table.inPlay) {
    const shown = live(home, away, score, table.competition);
    expect(shown.map(({ team, moved }) => `${team.name} ${moved}`)).toEqual(['A 0', 'B 0', 'C 0', 'D 0', 'E 0']);
    expect(shown.map(({ points }) => points)).toEqual([70, 60, 60, 21, 11]);
  }
});

test("REPORT-42 when a team in play overtakes other teams, these keep the provider's order", () => {
  const shown = live(3, 4, { home: 1, away: 0 }, 'PD');
  expect(shown.map(({ team, moved }) => `${team.name} ${moved}`)).toEqual(['A 0', 'C 1', 'B -1', 'D 0', 'E 0']);
});

/** The adapter of the fantasy game, which gets this body as the answer to every call. */
const fantasyOf = (body: unknown) =>
  officialFantasy('fpl', 'https://fantasy.example.test', { fetch: () => Promise.resolve(Response.json(body)) });

test('a season of the fantasy game is read without the fields that the app does not use', async () => {
  expect(await fantasyOf(bootstrap).season()).toMatchObject({
    status: 'known',
    fault: null,
    body: {
      elements: [{ id: 1, web_name: 'Spiller', now_cost: 50 }],
      teams: [{ name: 'Arsenal' }],
      events: [{ id: 1 }],
    },
  });
});

test('an unreadable player of the fantasy game is left out and reported, and no other player is', async () => {
  const [element] = bootstrap.elements;
  const odd = { ...bootstrap, elements: [{ ...element, id: 2, now_cost: '5.0' }, element] };
  expect(await fantasyOf(odd).season()).toMatchObject({
    status: 'known',
    fault: expect.stringContaining('elements.0.now_cost'),
    body: { elements: [{ id: 1 }] },
  });
});

test("a gameweek's points are read even if a player has no bps, but opta_index, the bonus figure of Eliteserien Fantasy", async () => {
  const elements = [{ id: 1, stats: { total_points: 6, opta_index: 30 }, explain: [] }];
  expect(await fantasyOf({ elements }).live(1)).toMatchObject({ status: 'known', body: { elements: [{ id: 1 }] } });
});
