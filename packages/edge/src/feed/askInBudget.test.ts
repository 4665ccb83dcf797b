import { instantAt, type UtcInstant } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { askProvider } from '../providers/askProvider.ts';
import { unknown } from 'valibot';
import { askInBudget } from './askInBudget.ts';
import { FeedStore } from './FeedStore.ts';
import { onOurClock } from './onOurClock.ts';

const askedAt = Date.parse('2026-11-21T15:00:00.000Z');

async function aheadMs(headers: Record<string, string>): Promise<number | null> {
  const store = new FeedStore((name) => Promise.resolve(name === 'take_token' ? instantAt(askedAt) : false));
  const ask = (): ReturnType<typeof askProvider> =>
    askProvider(
      () => Promise.resolve(Response.json({}, { headers })),
      { url: 'https://a.test', headers: {} },
      unknown(),
    );
  const answer = await askInBudget({ name: 'a', perMinute: 1 }, 'list', ask, { store, log: () => undefined });
  return answer.status === 'known' ? answer.clockAheadMs : null;
}

test.each([
  ['no date', {}, 0],
  ['a date a few seconds off', { date: 'Sat, 21 Nov 2026 15:00:09 GMT' }, 0],
  ['a date an hour ahead', { date: 'Sat, 21 Nov 2026 16:00:00 GMT' }, 3_600_000],
  ['a date an hour behind', { date: 'Sat, 21 Nov 2026 14:00:00 GMT' }, -3_600_000],
  ['the date and age of a ten-minute-old response', { date: 'Sat, 21 Nov 2026 14:50:00 GMT', age: '600' }, 0],
  ['a date that cannot be read', { date: 'yesterday' }, 0],
] as const)(
  'FEED-2 if the answer has %s, the provider’s clock counts as $2 ms ahead of ours',
  async (_, headers, expected) => {
    expect(await aheadMs(headers)).toBe(expected);
  },
);

test('FEED-2 times from a provider whose clock is slow are corrected, and a missing time stays missing', () => {
  const match = { id: 1, lastUpdated: '2026-11-21T14:10:00.000Z' as UtcInstant };
  const read = onOurClock as (matches: readonly object[], aheadMs: number) => readonly object[];
  expect(read([match, { id: 2, lastUpdated: null }], -3_600_000)).toEqual([
    { id: 1, lastUpdated: '2026-11-21T15:10:00.000Z' },
    { id: 2, lastUpdated: null },
  ]);
});
