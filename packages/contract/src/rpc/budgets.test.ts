import { expect, test } from 'vitest';
import { parseCallBudgets } from './parseCallBudgets.ts';
import { parseFeedPace } from './parseFeedPace.ts';

test('FEED-24 the pace of the feed is read in milliseconds, and may be missing', () => {
  expect(parseFeedPace({ pause_seconds: 120, age_seconds: 40 })).toEqual({ pauseMs: 120_000, ageMs: 40_000 });
  expect(parseFeedPace(null)).toBeNull();
  expect(() => parseFeedPace({ pause_seconds: 120 })).toThrow('feed_pace');
});

test('FEED-25 the budget of a provider is read in the domain’s words', () => {
  const row = {
    provider: 'api-football',
    used_today: 37,
    left_today: 63,
    pause_seconds: 122,
    answered_at: '2026-11-21T17:00:00+00:00',
    blocked_until: null,
    fault: null,
  };
  const unlimited = { ...row, provider: 'openligadb', left_today: null, pause_seconds: null, answered_at: null };
  expect(parseCallBudgets({ providers: [row, unlimited] })).toMatchObject([
    {
      provider: 'api-football',
      usedToday: 37,
      leftToday: 63,
      pauseMs: 122_000,
      answeredAt: '2026-11-21T17:00:00.000Z',
    },
    { leftToday: null, pauseMs: null, answeredAt: null },
  ]);
  expect(() => parseCallBudgets({ providers: [{ ...row, used_today: '37' }] })).toThrow('call_budgets');
});
