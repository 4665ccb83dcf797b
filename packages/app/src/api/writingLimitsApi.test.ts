// @vitest-environment node
import { expect, test } from 'vitest';
import { openTestSite, TestBrowser } from '../testing/openTestSite.ts';
import { withoutProcedure } from '../testing/withoutProcedure.ts';
import { writingLimitsApi } from './writingLimitsApi.ts';

test('on a backend without a desk nobody is limited', async () => {
  await openTestSite();
  const spectator = await new TestBrowser().openSignedIn();
  withoutProcedure('writing_limits');
  const room = { teamId: 900_002, teamName: 'Brann', matchId: null, since: null };
  expect(await writingLimitsApi.of(spectator).limits(room)).toEqual({ slowSeconds: null, shutOut: null });
});
