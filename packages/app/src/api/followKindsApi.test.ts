// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSpectator } from '../testing/openSpectator.ts';
import { jonas, openTestSite } from '../testing/openTestSite.ts';
import { followKindsApi } from './followKindsApi.ts';

const brann = { entityType: 'team', entityId: '900002' } as const;

test('NOTIFY-35 the last choice for a follow is stored, and only its owner can read it', async () => {
  await openTestSite();
  const [marte, other] = [await openSpectator(), await openSpectator(jonas)];
  const { followKinds, chooseKinds } = followKindsApi.of(marte.access);
  expect(await followKinds()).toEqual([]);
  await chooseKinds({ ...brann, kinds: 'goals' });
  await chooseKinds({ ...brann, kinds: 'red-cards' });
  expect(await followKinds()).toEqual([{ ...brann, kinds: 'red-cards' }]);
  expect(await followKindsApi.of(other.access).followKinds()).toEqual([]);
});

test('a backend with only the specification’s tables stores no choices', async () => {
  await openTestSite();
  const { followKinds } = followKindsApi.of((await openSpectator()).access);
  const missing = { code: 'PGRST205', message: 'Could not find the table', details: null, hint: null };
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json(missing, { status: 404 })));
  onTestFinished(() => asked.mockRestore());
  expect(await followKinds()).toBeNull();
});
