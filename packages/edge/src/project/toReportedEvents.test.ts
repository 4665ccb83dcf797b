import type { LiveEventRow } from '@tribunen/contract';
import { expect, test } from 'vitest';
import { toReportedEvents } from './toReportedEvents.ts';

const row = (id: string, event_type: string, payload: LiveEventRow['payload'] = {}): LiveEventRow => ({
  id,
  match_id: '7',
  event_type,
  minute: 23,
  injury_time: null,
  team_id: 1,
  team_name: 'Brann',
  person_id: 9,
  person_name: 'Berg',
  assist_id: null,
  assist_name: null,
  home_team: 'Brann',
  away_team: 'Viking',
  score_home: 1,
  score_away: 0,
  payload,
  occurred_at: '2026-11-21T15:23:00.000Z',
  created_at: '2026-11-21T15:23:00.000Z',
});
const rows = [
  row('a', 'GOAL', { kind: 'PENALTY' }),
  row('b', 'GOAL'),
  row('c', 'VAR', { decision: 'GOAL_CANCELLED', goal: 'b' }),
  row('d', 'YELLOW_CARD', { card: 'YELLOW' }),
];

test('goals that were taken back are added to the provider’s own lists', () => {
  const listed = toReportedEvents(rows, { goals: [{ minute: 23 }] });
  expect(listed).toMatchObject([
    { type: 'GOAL', minute: 23, team: { id: 1 }, player: { name: 'Berg' } },
    { type: 'VAR', minute: 23, team: { id: 1 }, player: { name: 'Berg' } },
  ]);
});

test.each([[null], [undefined], [[]]])(
  'when the provider’s goals are %j, every event of the feed is listed',
  (goals) => {
    expect(toReportedEvents(rows, { goals }).map(({ type }) => type)).toEqual([
      'PENALTY',
      'GOAL',
      'VAR',
      'YELLOW_CARD',
    ]);
  },
);
