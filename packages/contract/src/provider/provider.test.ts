import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import { describe, expect, test } from 'vitest';
import { bootstrapStatic } from './fantasy/bootstrapStatic.ts';
import { fantasyEntry } from './fantasy/fantasyEntry.ts';
import { fantasyEntryPicks } from './fantasy/fantasyEntryPicks.ts';
import { fantasyEventLive } from './fantasy/fantasyEventLive.ts';
import { fantasyEventStatus } from './fantasy/fantasyEventStatus.ts';
import { fantasyFixture } from './fantasy/fantasyFixture.ts';

const byPosition = { GKP: 4, DEF: 4, MID: 1, FWD: 0 };
const bootstrap = {
  elements: [
    {
      id: 1,
      web_name: 'Berg',
      first_name: 'Nils',
      second_name: 'Berg',
      team: 1,
      element_type: 1,
      now_cost: 60,
      event_points: 6,
      total_points: 6,
      squad_number: null,
    },
  ],
  teams: [{ id: 1, name: 'Arsenal', short_name: 'ARS' }],
  events: [
    {
      id: 1,
      name: 'Gameweek 1',
      deadline_time: '2026-08-21T17:30:00Z',
      is_current: true,
      is_next: false,
      finished: false,
    },
  ],
  game_config: {
    scoring: {
      long_play: 2,
      short_play: 1,
      goals_scored: byPosition,
      assists: 3,
      clean_sheets: byPosition,
      goals_conceded: byPosition,
      own_goals: -2,
      penalties_saved: 5,
      penalties_missed: -2,
      yellow_cards: -1,
      red_cards: -3,
      saves: 1,
      defensive_contribution: byPosition,
      bonus: 1,
    },
  },
};
const pick = {
  element: 1,
  element_type: 1,
  position: 1,
  multiplier: 1,
  is_captain: false,
  is_vice_captain: false,
};
const history = { points: 21, total_points: 21, rank: 885_437, overall_rank: null, event_transfers_cost: 0 };
const fixture = {
  id: 9,
  event: 1,
  kickoff_time: '2026-08-21T19:00:00Z',
  started: true,
  finished: false,
  finished_provisional: true,
  team_h: 1,
  team_a: 2,
  stats: [{ identifier: 'bps', h: [{ element: 1, value: 38 }], a: [] }],
};

const shapes: readonly {
  readonly name: string;
  readonly schema: GenericSchema;
  readonly answer: object;
  readonly broken: object;
  readonly path: string;
}[] = [
  {
    name: 'bootstrap-static',
    schema: bootstrapStatic,
    answer: bootstrap,
    broken: { ...bootstrap, elements: [{ ...bootstrap.elements[0], now_cost: '6.0' }] },
    path: 'elements.0.now_cost',
  },
  {
    name: 'entry',
    schema: fantasyEntry,
    answer: { id: 123_456, name: 'Testlaget', current_event: 1 },
    broken: { id: 123_456, name: null, current_event: 1 },
    path: 'name',
  },
  {
    name: 'entry/event/picks',
    schema: fantasyEntryPicks,
    answer: {
      active_chip: 'bboost',
      entry_history: history,
      automatic_subs: [{ element_in: 1, element_out: 2 }],
      picks: [pick],
    },
    broken: {
      active_chip: null,
      entry_history: history,
      automatic_subs: [],
      picks: [pick, { ...pick, element: null }],
    },
    path: 'picks.1.element',
  },
  {
    name: 'event/live',
    schema: fantasyEventLive,
    answer: {
      elements: [
        {
          id: 1,
          stats: { minutes: 90, total_points: 10, bonus: 3, bps: 38 },
          explain: [{ fixture: 9, stats: [{ identifier: 'minutes', points: 2, value: 90 }] }],
        },
      ],
    },
    broken: { elements: [{ id: 1, stats: {}, explain: [] }] },
    path: 'elements.0.stats.minutes',
  },
  {
    name: 'fixtures',
    schema: fantasyFixture,
    answer: fixture,
    broken: { ...fixture, stats: [{ identifier: 'bps', h: [{ element: 'Raya', value: 38 }], a: [] }] },
    path: 'stats.0.h.0.element',
  },
  {
    name: 'event-status',
    schema: fantasyEventStatus,
    answer: { leagues: '', status: [{ event: 1, date: '2026-08-21', bonus_added: false, points: 'p' }] },
    broken: { leagues: '', status: [{ event: 1, date: 'lørdag', bonus_added: false, points: 'p' }] },
    path: 'status.0.date',
  },
];

describe.each(shapes)('$name of the official fantasy game', ({ schema, answer, broken, path }) => {
  test('may have more fields than we use', () => {
    expect(safeParse(schema, { ...answer, more: true })).toMatchObject({ success: true, output: answer });
  });

  test('is refused with the path of the broken value', () => {
    const { issues } = safeParse(schema, broken);
    expect(issues?.map((issue) => getDotPath(issue))).toContain(path);
  });
});
