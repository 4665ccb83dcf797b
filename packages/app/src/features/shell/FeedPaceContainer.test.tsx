import { type FeedPace, instantAt, type UtcInstant } from '@tribunen/domain';
import { cleanup, render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { feedPaceApi } from '../../api/feedPaceApi.ts';
import { isSlowFeedNews } from '../../data/slowFeedNews.ts';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { FeedPaceContainer, type SourceTimeRule } from './FeedPaceContainer.tsx';

const slow: FeedPace = { pauseMs: 122_000, ageMs: 40_000 };
function visit(pace: FeedPace | null) {
  cleanup();
  const services = fakeServices(fakeApi());
  let reads = 0;
  feedPaceApi.replace(services.access, {
    pace: () => {
      reads += 1;
      return Promise.resolve(pace);
    },
  });
  let rule: SourceTimeRule | null = null;
  const onRule = (next: SourceTimeRule | null): void => {
    rule = next;
  };
  const sourceTime = (confirmedAt: UtcInstant) => rule?.of(confirmedAt) ?? confirmedAt;
  const routes = [{ path: '/', element: <FeedPaceContainer onRule={onRule} /> }];
  render(<WithServices services={services} routes={routes} at="/" />);
  return { sourceTime, isSaid: () => isSlowFeedNews(services.queryClient), reads: () => reads };
}

test('LIVE-33 under a slow plan the age counts from the provider’s answer, and the first visit says that goals come late', async () => {
  const now = instantAt(Date.now());
  const { sourceTime, isSaid } = visit(slow);
  expect(sourceTime(now)).toBe(now);
  await waitFor(() => expect(isSaid()).toBe(true));
  expect(Date.parse(sourceTime(now))).toBeLessThanOrEqual(Date.now() - slow.ageMs);
});

test('LIVE-33 the second visit says nothing', async () => {
  const first = visit(slow);
  await waitFor(() => expect(first.isSaid()).toBe(true));
  const second = visit(slow);
  const now = instantAt(Date.now());
  await waitFor(() => expect(second.sourceTime(now)).not.toBe(now));
  expect(second.isSaid()).toBe(false);
});

test.each([null, { pauseMs: 15_000, ageMs: 5000 }])('LIVE-33 a pace of %o changes no age', async (pace) => {
  const now = instantAt(Date.now());
  const { sourceTime, isSaid, reads } = visit(pace);
  await waitFor(() => expect(reads()).toBe(1));
  expect([sourceTime(now), isSaid()]).toEqual([now, false]);
});
