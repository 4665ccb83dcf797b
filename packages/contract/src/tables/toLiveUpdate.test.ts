import { toUtcInstant } from '@tribunen/domain';
import { expect, test } from 'vitest';
import { toLiveUpdate } from './toLiveUpdate.ts';
import { toMatchState } from './toMatchState.ts';

const row = {
  id: '500001',
  status: 'IN_PLAY',
  minute: 45,
  injury_time: 2,
  score_home: 1,
  score_away: 0,
  home_team_id: 900_002,
  home_team_name: 'Brann',
  away_team_id: 900_001,
  away_team_name: 'Bodø/Glimt',
  competition_code: 'ES',
  utc_kickoff: '2026-11-21T14:00:00+00:00',
  updated_at: '2026-11-21T14:47:03.5+00:00',
};

test('a row gives the state of its match', () => {
  expect(toLiveUpdate(row)).toEqual({
    ok: true,
    value: {
      kind: 'state',
      matchId: '500001',
      status: 'IN_PLAY',
      minute: 45,
      injuryTime: 2,
      score: { home: 1, away: 0 },
      updatedAt: '2026-11-21T14:47:03.500Z',
    },
  });
});

test('before kick-off there is no score, and half a score is no score', () => {
  const none = { ok: true, value: { score: { home: null, away: null } } };
  expect(toLiveUpdate({ ...row, score_home: null, score_away: null })).toMatchObject(none);
  expect(toLiveUpdate({ ...row, score_away: null })).toMatchObject(none);
});

const { competition_code, utc_kickoff, updated_at, id, ...specified } = row;

test.each([
  ['id', { ...specified, id }],
  ['match_id', { ...specified, match_id: id }],
])(
  'a row with its %s, but without code, kick-off and time, becomes a state of the moment at which it was received',
  (_key, received) => {
    const state = {
      matchId: id,
      status: 'IN_PLAY',
      score: { home: 1, away: 0 },
      updatedAt: '2026-11-21T14:47:04.000Z',
    };
    for (const where of ['live_matches_new', 'match_state']) {
      expect(toMatchState(received, where, toUtcInstant('2026-11-21T14:47:04Z'))).toMatchObject({
        ok: true,
        value: state,
      });
    }
    expect(toMatchState(received)).toMatchObject({ ok: false, fault: { path: 'updated_at' } });
    expect([competition_code, utc_kickoff, updated_at]).not.toContain(undefined);
  },
);

test('a row’s own time counts, not the moment at which it was received', () => {
  const parsed = toMatchState(row, 'match_state', toUtcInstant('2026-11-21T14:50:00Z'));
  expect(parsed).toMatchObject({ value: { updatedAt: '2026-11-21T14:47:03.500Z' } });
});

test.each([
  ['a status that nobody knows', { status: 'HALF_PAST' }, 'status'],
  ['a negative minute', { minute: -1 }, 'minute'],
  ['half a goal', { score_home: 0.5 }, 'score_home'],
  ['no id', { id: ' ' }, 'id'],
  ['no time', { updated_at: 'just now' }, 'updated_at'],
])('a row with %s is a fault and not an update', (_name, change, path) => {
  const fault = { where: 'live_matches_new', path, message: expect.any(String) };
  expect(toLiveUpdate({ ...row, ...change })).toEqual({ ok: false, fault });
});

test('a value that is not a row is a fault without a path', () => {
  expect(toLiveUpdate(null)).toMatchObject({ ok: false, fault: { where: 'live_matches_new', path: '' } });
});
