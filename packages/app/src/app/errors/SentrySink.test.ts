import { expect, test, vi } from 'vitest';
import type { ErrorReport } from './ErrorReport.ts';
import { SentrySink } from './SentrySink.ts';

const report: ErrorReport = {
  number: '1234-5678',
  at: 1_700_000_000_500,
  sentence: 'A query failed',
  type: 'TypeError',
  message: 'x is not a function',
  frames: [
    { function: 'newest', filename: '/assets/app-1.js', lineno: 1, colno: 20 },
    { function: 'oldest', filename: '/assets/app-1.js', lineno: 1, colno: 10 },
  ],
  screen: '/match/…',
  version: 'tribunen-version:abc',
};

function sink(answer: () => Promise<Response>) {
  const network = vi.fn<typeof fetch>(answer);
  new SentrySink('https://public@errors.example.no/base/7', network).send(report);
  const [address, options] = network.mock.lastCall ?? [];
  if (typeof options?.body !== 'string') throw new Error('Nothing was sent');
  return { address, options, body: options.body };
}

test('a report is an envelope at the address of its project, with the number as a tag and the oldest call first', () => {
  const { address, body } = sink(async () => new Response());
  expect(address).toBe('https://errors.example.no/base/api/7/envelope/?sentry_version=7&sentry_key=public');
  const [head, item, event] = body.split('\n').map((line): unknown => JSON.parse(line));
  expect(head).toEqual({ event_id: expect.stringMatching(/^[\da-f]{32}$/) });
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    timestamp: 1_700_000_000.5,
    level: 'error',
    logger: 'A query failed',
    release: 'tribunen-version:abc',
    transaction: '/match/…',
    tags: { number: '1234-5678' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'x is not a function',
          stacktrace: { frames: [{ function: 'oldest' }, { function: 'newest' }] },
        },
      ],
    },
  });
});

test('it goes without cookies and without the address of the page, and asks the server to keep no address of the device', () => {
  const { options, body } = sink(async () => new Response());
  expect(options).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(body).toContain('"infer_ip":"never"');
  expect(body).not.toContain('"user"');
});

test('a report that is not sent is not reported in its turn', async () => {
  const errors = vi.spyOn(console, 'error');
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
  sink(async () => Promise.reject(new TypeError('Failed to fetch')));
  await vi.waitFor(() => expect(warnings).toHaveBeenCalledOnce());
  expect(errors).not.toHaveBeenCalled();
});
