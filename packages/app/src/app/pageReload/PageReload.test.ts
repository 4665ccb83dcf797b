import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageReload } from './PageReload.ts';

const site = {
  isReachable: vi.fn<() => Promise<boolean>>(),
  reload: vi.fn<() => void>(),
  noteReload: vi.fn<(reason: string) => boolean>(),
};
const page = {
  holdsWork: vi.fn<() => boolean>(),
  isWatching: vi.fn<() => boolean>(),
  wasJustPressed: vi.fn<() => boolean>(),
};
const complaint = 'TypeError: Failed to fetch dynamically imported module: https://tribunen.example/assets/';
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
let pageReload: PageReload;

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  site.isReachable.mockResolvedValue(true);
  site.noteReload.mockReturnValue(true);
  page.isWatching.mockReturnValue(true);
  page.holdsWork.mockReturnValue(false);
  page.wasJustPressed.mockReturnValue(false);
  pageReload = new PageReload({ site, ...page, now: () => Date.now() });
  pageReload.start();
});
afterEach(() => {
  pageReload.stop();
});

/** Emits the event that Vite emits when an import fails, with Chromium's message, and passes the two seconds until the importer tries again. */
async function failToImport(file: string): Promise<TypeError> {
  const payload = new TypeError(`Failed to fetch dynamically imported module: https://tribunen.example/assets/${file}`);
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  await pass(2000);
  return payload;
}

test('the page is reloaded when a file fails again although the site answers', async () => {
  await failToImport('live.js');
  expect(site.isReachable).not.toHaveBeenCalled();
  await failToImport('live.js');
  expect(site.noteReload).toHaveBeenCalledWith(`${complaint}live.js`);
  expect(site.reload).toHaveBeenCalledOnce();
});

test('the page is not reloaded for two files that fail once each, or for one that fails for two importers at once', async () => {
  await Promise.all([failToImport('live.js'), failToImport('member.js'), failToImport('member.js')]);
  expect(site.isReachable).not.toHaveBeenCalled();
});

test('without a network the page is not reloaded until a later import finds that the network is back', async () => {
  site.isReachable.mockResolvedValue(false);
  await failToImport('live.js');
  await failToImport('live.js');
  expect(site.reload).not.toHaveBeenCalled();
  site.isReachable.mockResolvedValue(true);
  await failToImport('live.js');
  expect(site.reload).toHaveBeenCalledOnce();
});

test.each([
  ['on a screen with forms', () => page.isWatching.mockReturnValue(false)],
  ['while it would lose something', () => page.holdsWork.mockReturnValue(true)],
  ['once more for the same file', () => site.noteReload.mockReturnValue(false)],
])('the page is not reloaded %s', async (_, arrange) => {
  arrange();
  await failToImport('live.js');
  await failToImport('live.js');
  expect(site.reload).not.toHaveBeenCalled();
});

test('the page is not reloaded when its user has begun something during the check', async () => {
  await failToImport('live.js');
  site.isReachable.mockImplementation(async () => {
    page.holdsWork.mockReturnValue(true);
    return true;
  });
  await failToImport('live.js');
  expect(site.isReachable).toHaveBeenCalledOnce();
  expect(site.reload).not.toHaveBeenCalled();
});

test('a press on a part that failed reloads the page even soon after another reload', async () => {
  site.noteReload.mockReturnValue(false);
  page.wasJustPressed.mockReturnValue(true);
  // The second press comes at once.
  await Promise.all([failToImport('menu.js'), failToImport('menu.js')]);
  expect(site.reload).toHaveBeenCalledOnce();
});

test('the errors of failed imports are recognised', async () => {
  expect(pageReload.isFailedImport(await failToImport('friends.js'))).toBe(true);
  expect(pageReload.isFailedImport(new TypeError('Failed to fetch'))).toBe(false);
  expect(pageReload.isFailedImport('friends.js')).toBe(false);
});

test('the page is reloaded for a missing screen, wherever the user is', async () => {
  page.isWatching.mockReturnValue(false);
  const letGo = pageReload.want(new TypeError('Failed to fetch'));
  await pass(0);
  expect(site.noteReload).toHaveBeenCalledWith('TypeError: Failed to fetch');
  expect(site.reload).toHaveBeenCalledOnce();
  letGo();
});

test('while a screen is missing, the site is tried again after 2, 4, 8 … seconds and when the network is back', async () => {
  site.isReachable.mockResolvedValue(false);
  const letGo = pageReload.want(new TypeError('Failed to fetch'));
  await pass(2000 + 4000 + 8000);
  expect(site.isReachable).toHaveBeenCalledTimes(4);
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(site.isReachable).toHaveBeenCalledTimes(5);
  // The pauses are short again, because the first answers after the network is back may be lost too.
  await pass(2000);
  expect(site.isReachable).toHaveBeenCalledTimes(6);
  letGo();
  expect(vi.getTimerCount()).toBe(0);
  dispatchEvent(new Event('online'));
  await pass(300_000);
  expect(site.isReachable).toHaveBeenCalledTimes(6);
});

test('the page is not reloaded for a screen that the user leaves while the site is checked', async () => {
  const letGo = pageReload.want(new TypeError('Failed to fetch'));
  letGo();
  await pass(0);
  expect(site.isReachable).toHaveBeenCalledOnce();
  expect(site.reload).not.toHaveBeenCalled();
});

test('a user who asks gets a reload even soon after another, and the site is checked by one request at a time', async () => {
  site.noteReload.mockReturnValue(false);
  await Promise.all([pageReload.renew(), pageReload.renew()]);
  expect(site.isReachable).toHaveBeenCalledOnce();
  expect(site.reload).toHaveBeenCalledOnce();
  site.isReachable.mockResolvedValue(false);
  await pageReload.renew();
  expect(site.reload).toHaveBeenCalledOnce();
});

test('after its end it receives no events', async () => {
  pageReload.stop();
  await failToImport('live.js');
  await failToImport('live.js');
  expect(site.isReachable).not.toHaveBeenCalled();
});
