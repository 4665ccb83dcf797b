import { type ProviderMatch } from '@tribunen/contract';
import { expect, test } from 'vitest';
import { openTestNetwork } from '../../testing/openTestNetwork.ts';

const match: ProviderMatch = {
  id: 500_001,
  utcDate: '2026-11-21T14:00:00Z',
  status: 'IN_PLAY',
  minute: 23,
  homeTeam: { id: 900_002, name: 'SK Brann', shortName: 'Brann', tla: 'BRA', crest: null },
  awayTeam: { id: 900_001, name: 'FK Bodø/Glimt', shortName: 'Bodø/Glimt', tla: 'BOD', crest: null },
  competition: { id: 900_000, code: 'ES', name: 'Eliteserien' },
  score: { fullTime: { home: 1, away: 0 } },
};
const cup: ProviderMatch = { ...match, id: 500_002, competition: { id: 2000, code: 'WC', name: 'VM 2026' } };
const listDay = (day: string): readonly ProviderMatch[] => (day === '2026-11-21' ? [match, cup] : []);

test.each([
  ['2000', [500_002]],
  ['2021,900000', [500_001]],
  ['2000, 900000', [500_001, 500_002]],
  ['', [500_001, 500_002]],
])(
  'the day’s list has only matches of the competitions «%s», or all matches if no competition is named',
  async (competitions, ids) => {
    const { client } = await openTestNetwork({ listDay });
    const body = { date: '2026-11-21', competitions };
    const { data } = await client().functions.invoke<{ matches: ProviderMatch[] }>('results-today-edge', { body });
    expect(data?.matches.map(({ id }) => id)).toEqual(ids);
  },
);

test('in the scenario feil requests for lists fail, and other requests succeed', async () => {
  const { client, spectator } = await openTestNetwork({ scenario: 'feil', listDay });
  const { error } = await client().functions.invoke('results-today-edge', { body: { date: '2026-11-21' } });
  expect(error.context.status).toBe(500);
  expect((await (await spectator()).from('user_follows').select('id')).data).toHaveLength(5);
});
