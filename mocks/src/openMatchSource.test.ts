import { instantAt, osloDayOf } from '@tribunen/domain';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startMockNetwork } from './node.ts';
import { testNow } from './testing/openTestNetwork.ts';

test('SCOUT-15 the demo contains yesterday’s results, so that a user can still rate their players', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: testNow });
  const { backend, stop } = await startMockNetwork({ scenario: 'kampdag' });
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
  });
  const results = backend.database.live_matches_new
    .rows(({ status }) => status === 'FINISHED')
    .map(({ utc_kickoff }) => osloDayOf(instantAt(Date.parse(utc_kickoff))));
  expect(results).toContain('2026-11-20');
});
