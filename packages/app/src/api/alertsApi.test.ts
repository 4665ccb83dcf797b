import { matchId, utcInstant } from '@tribunen/contract';
import { exampleGoalRow } from '@tribunen/contract/examples';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { exampleGate } from '../testing/exampleGate.ts';
import { BackendAccess } from './access/BackendAccess.ts';
import { alertsApi } from './alertsApi.ts';

const since = parse(utcInstant, '2026-11-21T14:00:00Z');

function row(n: number): object {
  return {
    ...exampleGoalRow,
    id: `e${n}`,
    match_id: 'm1',
    minute: n,
    team_id: 1,
    person_name: 'Berg',
    score_home: n,
    occurred_at: '2026-11-21T14:30:00Z',
    created_at: '2026-11-21T14:30:01Z',
  };
}

/** A backend whose table of events has this many rows. */
function tableOf(count: number) {
  const asked: URLSearchParams[] = [];
  const access = new BackendAccess({
    url: 'https://example.supabase.co',
    anonKey: 'anon-key',
    apiUrl: 'https://example.supabase.co/api',
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    fetch: (input) => {
      const { searchParams } = new URL(input instanceof Request ? input.url : String(input));
      asked.push(searchParams);
      const from = Number(searchParams.get('offset'));
      const rows = Array.from({ length: count }, (_, n) => row(n)).slice(
        from,
        from + Number(searchParams.get('limit')),
      );
      return Promise.resolve(Response.json(rows));
    },
  });
  return { access, backend: alertsApi.of(access), asked };
}

test('a poll loads pages until it receives a page that is not full, so that old events do not hide new events', async () => {
  const { backend, asked } = tableOf(620);
  const events = await backend.eventsSince(since, { competitionIdOf: () => '9', isWanted: () => true });
  expect(events?.map(({ id }) => id)).toEqual(Array.from({ length: 620 }, (_, n) => `e${n}`));
  expect(events?.[0]?.competitionId).toBe('9');
  expect(asked.map((one) => [one.get('offset'), one.get('limit')])).toEqual([
    ['0', '50'],
    ['50', '500'],
    ['550', '500'],
  ]);
  expect(asked[0]?.get('occurred_at')).toBe(`gte.${since}`);
  expect(asked[0]?.get('order')).toBe('occurred_at.asc,id.asc');
});

const wanted = { competitionIdOf: () => null, isWanted: () => true };

test('a caller that stops the loading of pages gets no answer, because it would be incomplete', async () => {
  const { backend, asked } = tableOf(620);
  expect(await backend.eventsSince(since, { ...wanted, isWanted: () => false })).toBeNull();
  expect(asked).toHaveLength(1);
  const few = tableOf(20);
  expect(await few.backend.eventsSince(since, { ...wanted, isWanted: () => false })).toHaveLength(20);
});

test('a backfill requests a hundred events of a match, and further pages when the first is full', async () => {
  const { backend, asked } = tableOf(100);
  expect(await backend.matchEvents(parse(matchId, 'm1'), since, wanted)).toHaveLength(100);
  expect(asked.map((one) => [one.get('match_id'), one.get('offset'), one.get('limit')])).toEqual([
    ['eq.m1', '0', '100'],
    ['eq.m1', '100', '500'],
  ]);
});

test('KNOWN-6 the events of a match whose result is hidden are not loaded', async () => {
  const { access, backend } = tableOf(3);
  expect(await backend.liveMatchIds()).toEqual(['e0', 'e1', 'e2']);
  access.gate = exampleGate({ knowingOf: (match) => ({ kind: match === 'e1' ? 'hidden' : 'now' }) });
  expect(await backend.liveMatchIds()).toEqual(['e0', 'e2']);
});
