import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserSharing, shareLink, type SharingDevice } from './shareLink.ts';

const complaints = vi.spyOn(console, 'error');
beforeEach(() => {
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  complaints.mockReset();
});

const link = { title: 'Brann – Viking', text: 'Brann 2–1 Viking', url: 'https://tribunen.example/match/7' };
const copy = () => vi.fn<SharingDevice['copy']>(() => Promise.resolve());

test('a device that can share does so, and nothing is copied', async () => {
  const share = vi.fn<NonNullable<SharingDevice['share']>>(() => Promise.resolve());
  const device = { share, copy: copy() };
  expect(await shareLink(link, device)).toBe('shared');
  expect(share).toHaveBeenCalledWith(link);
  expect(device.copy).not.toHaveBeenCalled();
});

test('closing the device’s own sharing dialog shares nothing and copies nothing', async () => {
  const device = { share: () => Promise.reject(new DOMException('closed', 'AbortError')), copy: copy() };
  expect(await shareLink(link, device)).toBe('cancelled');
  expect(device.copy).not.toHaveBeenCalled();
  expect(complaints).not.toHaveBeenCalled();
});

test.each([
  ['has no sharing of its own', null, 0],
  ['refuses to share', () => Promise.reject(new DOMException('no', 'NotAllowedError')), 1],
])('on a device that %s the link is copied', async (_what, share, logged) => {
  const device = { share, copy: copy() };
  expect(await shareLink(link, device)).toBe('copied');
  expect(device.copy).toHaveBeenCalledWith(link.url);
  expect(complaints).toHaveBeenCalledTimes(logged);
});

test('a clipboard that refuses is an error', async () => {
  const device = { share: null, copy: () => Promise.reject(new Error('no clipboard')) };
  await expect(shareLink(link, device)).rejects.toThrow('no clipboard');
});

test('in a browser without sharing, `share` is null', () => {
  expect(browserSharing(navigator).share === null).toBe(!('share' in navigator));
});
