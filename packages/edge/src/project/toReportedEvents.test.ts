import type { LiveEventRow } from '@tribunen/contract';
import { exampleGoalRow } from '@tribunen/contract/examples';
import { expect, test } from 'vitest';
import { toReportedEvents } from './toReportedEvents.ts';

const row = (id: string, event_type: string, payload: LiveEventRow['payload'] = {}): LiveEventRow => ({
  ...exampleGoalRow,
  id,
  event_type,
  person_id: 9,
  person_name: 'Berg',
  payload,
});
const rows = [
  row('a', 'GOAL', { kind: 'PENALTY' }),
  row('b', 'GOAL'),
  row('c', 'VAR', { decision: 'GOAL_CANCELLED', goal: 'b' }),
  row('d', 'YELLOW_CARD', { card: 'YELLOW' }),
];

test('when the provider lists goals, only the goal that was taken back and the VAR decision are added', () => {
  const listed = toReportedEvents(rows, { goals: [{ minute: 23 }] });
  expect(listed).toMatchObject([
    { type: 'GOAL', minute: 23, team: { id: 59 }, player: { name: 'Berg' } },
    { type: 'VAR', minute: 23, team: { id: 59 }, player: { name: 'Berg' } },
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
