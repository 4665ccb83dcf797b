import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ownSite } from './site.ts';

const answer = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  answer.mockReset();
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test('a site is reachable when it answers with success', async () => {
  answer.mockResolvedValueOnce(new Response(null, { status: 200 }));
  expect(await ownSite.isReachable()).toBe(true);
  expect(answer).toHaveBeenCalledWith(location.href, expect.objectContaining({ method: 'HEAD', cache: 'no-store' }));
  answer.mockResolvedValueOnce(new Response(null, { status: 503 }));
  expect(await ownSite.isReachable()).toBe(false);
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await ownSite.isReachable()).toBe(false);
});

test('a reload for the same reason is recorded at most once an hour', () => {
  expect(ownSite.noteReload('live.js')).toBe(true);
  expect(ownSite.noteReload('live.js')).toBe(false);
  expect(ownSite.noteReload('member.js')).toBe(true);
  vi.setSystemTime(3_600_000);
  expect(ownSite.noteReload('live.js')).toBe(true);
});

test('if the browser refuses to store the record, the page is not reloaded', () => {
  vi.stubGlobal('sessionStorage', {
    clear: () => {},
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    },
  });
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(ownSite.noteReload('live.js')).toBe(false);
  expect(complaints).toHaveBeenCalledOnce();
});
