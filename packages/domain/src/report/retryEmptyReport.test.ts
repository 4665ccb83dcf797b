import { expect, test } from 'vitest';
import { retryEmptyReport } from './retryEmptyReport.ts';

test('REPORT-11 a finished match without events is fetched again after five seconds, five times', () => {
  const finished = { status: 'FINISHED' } as const;
  expect(retryEmptyReport(finished, { eventCount: 0, retries: 0 })).toBe(5000);
  expect(retryEmptyReport({ status: 'AWARDED' }, { eventCount: 0, retries: 4 })).toBe(5000);
  expect(retryEmptyReport(finished, { eventCount: 0, retries: 5 })).toBeNull();
  expect(retryEmptyReport(finished, { eventCount: 1, retries: 0 })).toBeNull();
  expect(retryEmptyReport({ status: 'IN_PLAY' }, { eventCount: 0, retries: 0 })).toBeNull();
});
