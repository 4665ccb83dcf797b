import type { ProviderMatchReport } from '@tribunen/contract';
import type { CompetitionCode, MatchId, UtcDay } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { openProvider } from '../testing/openProvider.ts';
import type { ProviderAnswer } from './askProvider.ts';
import { footballDataOrg } from './footballDataOrg.ts';

const url = 'https://provider.example.test';
const key = 'key-of-the-provider';
const day = { kind: 'days', from: '2026-11-21' as UtcDay, to: '2026-11-22' as UtcDay } as const;
const path = '/v4/matches?dateFrom=2026-11-21&dateTo=2026-11-23';
const side = { id: 1, name: 'Brann', shortName: 'Brann', tla: 'BRA', crest: null };
const listed = {
  area: { id: 2072, name: 'England' },
  id: 7,
  utcDate: '2026-11-21T15:00:00Z',
  status: 'IN_PLAY',
  matchday: 12,
  stage: 'REGULAR_SEASON',
  lastUpdated: '2026-11-21T15:29:00Z',
  homeTeam: side,
  awayTeam: { ...side, id: 2, name: 'Viking' },
  competition: { id: 2021, code: 'PL', name: 'Premier League', type: 'LEAGUE', emblem: null },
  score: { winner: null, duration: 'REGULAR', fullTime: { home: 1, away: 0 }, halfTime: { home: null, away: null } },
  odds: { msg: 'Activate Odds-Package in User-Panel to retrieve odds.' },
};
const counters = { 'x-requests-available-minute': '7', 'x-requestcounter-reset': '41' };

function open(reply: Response | Error, plan: 'free' | 'paid' = 'free', at = path) {
  const { asked, world } = openProvider({ [at]: reply });
  return { asked, provider: footballDataOrg({ url, key, plan, perMinute: 10 }, world) };
}

function idsOf(answer: ProviderAnswer<readonly ProviderMatchReport[]>): readonly number[] {
  return answer.status === 'known' ? answer.body.map(({ id }) => id) : [];
}

test('a request for days sends the key in a header and ends with the day after the last, because the provider excludes the end', async () => {
  const { asked, provider } = open(Response.json({ matches: [listed] }, { headers: counters }));
  const answer = await provider.matches(day);
  expect(answer).toMatchObject({
    status: 'known',
    fault: null,
    body: [{ id: 7, score: { fullTime: { home: 1, away: 0 } } }],
    reported: { available: 7, resetSeconds: 41, waitSeconds: null },
  });
  expect(asked.map((request) => request.headers.get('x-auth-token'))).toEqual([key]);
});

test('on the free plan goals, cards and substitutions count as unknown; on the paid plan headers request them', async () => {
  const goals = [
    {
      minute: 12,
      type: 'REGULAR',
      team: { id: 1, name: 'Brann' },
      scorer: { id: 9, name: 'Finne' },
      score: { home: 1, away: 0 },
    },
  ];
  const reply = Response.json({ matches: [{ ...listed, goals, bookings: [], substitutions: [] }] });
  const free = open(reply);
  expect(await free.provider.matches(day)).toMatchObject({
    body: [{ goals: null, bookings: null, substitutions: null }],
  });
  expect(free.asked[0]?.headers.get('x-unfold-goals')).toBeNull();
  const paid = open(reply, 'paid');
  expect(await paid.provider.matches(day)).toMatchObject({ body: [{ goals, bookings: [], substitutions: [] }] });
  const unfolded = ['goals', 'bookings', 'subs', 'lineups'].map((list) =>
    paid.asked[0]?.headers.get(`x-unfold-${list}`),
  );
  expect(unfolded).toEqual(['true', 'true', 'true', null]);
  const alone = open(Response.json(listed), 'paid', '/v4/matches/7');
  expect(await alone.provider.matches({ kind: 'match', id: '7' as MatchId })).toMatchObject({ body: [{ id: 7 }] });
  expect(alone.asked[0]?.headers.get('x-unfold-lineups')).toBe('true');
});

test('an invalid match is left out with a fault, and a match of a competition that is not offered is left out without a fault', async () => {
  const other = { ...listed, id: 9, competition: { ...listed.competition, code: 'XXX' } };
  const { provider } = open(Response.json({ matches: [{ ...listed, utcDate: 'soon' }, listed, other] }));
  const answer = await provider.matches(day);
  expect(answer).toMatchObject({ status: 'known', fault: expect.stringContaining('0.utcDate'), body: [{ id: 7 }] });
});

test.each<[string, object, string]>([
  ['an id that no column holds', { id: 2_147_483_648 }, '0.id: A number that no column holds'],
  ['a hundred goals', { score: { ...listed.score, fullTime: { home: 100, away: 0 } } }, 'A score of a hundred goals'],
])('FEED-1 a match with %s is left out with a fault, and the other matches stay', async (_, impossible, fault) => {
  const { provider } = open(Response.json({ matches: [{ ...listed, id: 8, ...impossible }, listed] }));
  const answer = await provider.matches(day);
  expect(answer).toMatchObject({ status: 'known', fault: expect.stringContaining(fault) });
  expect(idsOf(answer)).toEqual([7]);
});

test('a match with an invalid minute, venue, team id, card or list of goals loses only that field, and the fault gives the path', async () => {
  const booking = { minute: 12, team: { id: 1 }, card: 'RED', player: { id: 9, name: 'Finne' } };
  const odd = {
    ...listed,
    minute: 1e12,
    venue: { name: 'Brann stadion' },
    homeTeam: { ...side, id: 2_147_483_648 },
    bookings: [{ ...booking, minute: '45+2' }, 'a card', { ...booking, minute: 'HT' }],
    goals: 'none',
  };
  const { provider } = open(Response.json({ matches: [odd, { ...listed, id: 9 }] }), 'paid');
  expect(await provider.matches(day)).toMatchObject({
    fault: '0.homeTeam.id: A number that no column holds, and 5 more',
    body: [
      {
        id: 7,
        minute: null,
        venue: null,
        goals: null,
        homeTeam: { id: null, name: 'Brann' },
        bookings: [
          { minute: 45, injuryTime: 2, card: 'RED' },
          { minute: null, card: 'RED' },
        ],
      },
      { id: 9 },
    ],
  });
});

test('REPORT-50 the minute of a match in play may be a text, with the added time in that text or in a field of its own', async () => {
  const matches = [
    { ...listed, minute: '45+2' },
    { ...listed, minute: '90', injuryTime: '3' },
    { ...listed, minute: 'HT', injuryTime: null },
  ];
  const { provider } = open(Response.json({ matches }));
  expect(await provider.matches(day)).toMatchObject({
    body: [
      { minute: 45, injuryTime: 2 },
      { minute: 90, injuryTime: 3 },
      { minute: null, injuryTime: null },
    ],
  });
});

test('names lose the characters that no text column accepts', async () => {
  const names = { homeTeam: { ...side, name: 'Bra\0nn' }, awayTeam: { ...side, id: 2, name: 'Vik\\u0000ing\ud800' } };
  const { provider } = open(Response.json({ matches: [{ ...listed, ...names }] }));
  expect(await provider.matches(day)).toMatchObject({
    body: [{ homeTeam: { name: 'Brann' }, awayTeam: { name: 'Vik\\u0000ing' } }],
  });
});

test.each<[string, Response | Error, string]>([
  ['does not answer', new TypeError('fetch failed'), 'did not answer'],
  ['answers with an error', new Response('oops', { status: 502 }), 'answered with 502'],
  ['answers with an HTML page', new Response('<html>'), 'the answer: Invalid type'],
  ['answers with JSON of another shape', Response.json({ matches: 'none' }), 'matches: Invalid type'],
])('a provider that %s gives a fault, whose text contains no key', async (_, reply, fault) => {
  const answer = await open(reply).provider.matches(day);
  expect(answer).toMatchObject({ status: 'failed', fault: expect.stringContaining(fault) });
  expect(JSON.stringify(answer)).not.toContain(key);
});

test.each<[string, Response, number]>([
  [
    'in words',
    Response.json({ message: 'You reached your request limit. Wait 27 seconds.' }, { status: 429, headers: counters }),
    27,
  ],
  ['in the header', new Response(null, { status: 429, headers: { ...counters, 'retry-after': '12' } }), 12],
  ['in the counter', new Response(null, { status: 429, headers: counters }), 41],
  ['nowhere', new Response(null, { status: 429 }), 60],
])('a refusal that gives the wait %s is reported with a wait of $2 seconds', async (_, reply, waitSeconds) => {
  expect(await open(reply).provider.matches(day)).toMatchObject({ status: 'failed', reported: { waitSeconds } });
});

test('if the provider answers 403, because the plan lacks the data, the result is unknown and not failed', async () => {
  const { provider } = open(new Response(null, { status: 403 }));
  expect(await provider.matches(day)).toMatchObject({ status: 'unknown' });
  expect(await provider.standings('TIP')).toMatchObject({ status: 'unknown' });
});

test('competitions, seasons, tables, scorers and teams are read from their paths', async () => {
  const competition = { id: 2021, code: 'PL', name: 'Premier League', emblem: null };
  const { world } = openProvider({
    '/v4/competitions': Response.json({ competitions: [competition, { ...competition, code: 'XXX' }] }),
    '/v4/competitions/PL/matches': Response.json({ matches: [listed] }),
    '/v4/competitions/PL/standings': Response.json({ standings: [] }),
    '/v4/competitions/PL/scorers?limit=50': Response.json({ scorers: [] }),
    '/v4/competitions/PL/teams': Response.json({
      teams: [{ ...side, squad: [{ id: 9, name: 'Finne' }] }, { id: 'x' }],
    }),
  });
  const provider = footballDataOrg({ url, key, plan: 'free', perMinute: 10 }, world);
  expect(await provider.competitions()).toMatchObject({ body: [{ code: 'PL' }] });
  expect(await provider.season('PL')).toMatchObject({ body: [{ id: 7 }] });
  expect(await provider.matches({ kind: 'competition', code: 'PL' as CompetitionCode })).toMatchObject({
    body: [{ id: 7 }],
  });
  expect(await provider.standings('PL')).toMatchObject({ body: { standings: [] } });
  expect(await provider.scorers('PL')).toMatchObject({ body: { scorers: [] } });
  expect(await provider.teams('PL')).toMatchObject({
    body: [{ name: 'Brann', squad: [{ name: 'Finne' }] }],
    fault: expect.stringContaining('1.name'),
  });
});
