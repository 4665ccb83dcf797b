import { readFileSync } from 'node:fs';
import { parseMatchReport, utcInstant } from '@tribunen/contract';
import { array, looseObject, number, object, optional, parse, picklist } from 'valibot';
import { expect, test } from 'vitest';
import { MemoryFeed } from './MemoryFeed.ts';

const answers = object({
  answers: array(
    object({
      askedAt: utcInstant,
      list: optional(picklist(['season'])),
      match: looseObject({ id: optional(number()) }),
    }),
  ),
});

function input(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`inputs/${name}.json`, import.meta.url), 'utf8'));
}

async function liga(name: string): Promise<MemoryFeed> {
  const feed = new MemoryFeed();
  for (const { askedAt, list, match } of parse(answers, input(name)).answers) await feed.hear(match, askedAt, list);
  return feed;
}

async function footballData(name: string): Promise<MemoryFeed> {
  const feed = new MemoryFeed();
  for (const { askedAt, match } of parse(answers, input(name)).answers) {
    await feed.read({ ...match, id: match.id ?? 0 }, askedAt);
  }
  return feed;
}

test.each(['openliga-finished-stale-result', 'openliga-finished-swapped-result'])(
  'FEED-6 a final result with fewer goals than the list of goals neither takes back nor repeats a goal: %s',
  async (name) => {
    const feed = await liga(name);
    expect(feed.written).toEqual(['70001:goal:home:1', '70001:goal:home:2']);
    expect(feed.live('70001')).toMatchObject({ status: 'FINISHED', score_home: 2, score_away: 0 });
    expect(feed.summaries.get('70001')).toMatchObject({ score: { fullTime: { home: 2, away: 0 } } });
  },
);

test.each(['openliga-stale-season', 'openliga-stale-by-hours'])(
  'FEED-2 a list that is older than the stored list changes nothing, however old: %s',
  async (name) => {
    const feed = await liga(name);
    expect(feed.written).toEqual(['70001:goal:home:1', '70001:goal:home:2']);
    expect(feed.live('70001')).toMatchObject({ status: 'FINISHED', score_home: 2, score_away: 0 });
  },
);

test('FEED-19 a match that is played again starts from 0–0, and its red card is a new event', async () => {
  const feed = await footballData('football-data-abandoned-replayed');
  expect(feed.written).toEqual([
    '1:goal:home:1',
    '1:red:away:20',
    '1:substitution:home:11',
    '1:red:away:20:2',
    '1:goal:home:2',
  ]);
  const abandoned = [...feed.events.values()].filter(({ payload }) => payload?.['abandoned'] === true);
  expect(abandoned.map(({ id }) => id)).toEqual(['1:goal:home:1', '1:red:away:20', '1:substitution:home:11']);
  expect(feed.live('1')).toMatchObject({ status: 'IN_PLAY', score_home: 1, score_away: 0 });
});

test('FEED-19 a match that resumes the next day where it was abandoned repeats no event', async () => {
  const feed = await footballData('football-data-abandoned-resumed');
  expect(feed.written).toEqual(['1:goal:home:1', '1:red:away:20', '1:goal:home:2']);
  expect([...feed.events.values()].every(({ payload }) => payload?.['abandoned'] === undefined)).toBe(true);
});

test('FEED-3 if two players share a name, each goal, card and substitution is stored for the player whose id the provider sent', async () => {
  const match = parse(looseObject({ id: number() }), input('football-data-two-of-one-name'));
  const feed = new MemoryFeed();
  await feed.read({ ...match, status: 'IN_PLAY' }, parse(utcInstant, '2026-11-21T16:40:00Z'));
  expect([...feed.events.values()].map(({ id, person_id, assist_id }) => [id, person_id, assist_id])).toEqual([
    ['1:goal:home:1', 102, null],
    ['1:red:home:101', 101, null],
    ['1:substitution:home:103', 102, 103],
  ]);
});

test('REPORT-54 shoot-out kicks in the list of goals are left out of the feed and the report', async () => {
  const match = parse(looseObject({ id: number() }), input('football-data-shoot-out-in-goals'));
  const feed = new MemoryFeed();
  await feed.read({ ...match, status: 'IN_PLAY' }, parse(utcInstant, '2026-11-21T17:40:00Z'));
  expect([...feed.events.values()].map(({ id, minute, person_id }) => [id, minute, person_id])).toEqual([
    ['2:goal:home:1', 30, 101],
    ['2:goal:away:1', 120, 201],
  ]);
  expect(feed.live('2')).toMatchObject({ score_home: 1, score_away: 1 });
  const { report } = parseMatchReport('fetch-match', match);
  expect(report.events.map(({ minute, playerId }) => [minute, playerId])).toEqual([
    [30, '101'],
    [120, '201'],
  ]);
});
