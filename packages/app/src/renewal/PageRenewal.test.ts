import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageRenewal } from './PageRenewal.ts';

const site = {
  isReachable: vi.fn<() => Promise<boolean>>(),
  reload: vi.fn<() => void>(),
  wasJustReloaded: vi.fn<() => boolean>(),
  wasJustPressed: vi.fn<() => boolean>(),
  isWrittenIn: vi.fn<() => boolean>(),
};
let renewal: PageRenewal;

beforeEach(() => {
  vi.resetAllMocks();
  site.isReachable.mockResolvedValue(true);
  for (const answers of [site.wasJustReloaded, site.wasJustPressed, site.isWrittenIn]) answers.mockReturnValue(false);
  renewal = new PageRenewal(site);
  renewal.start();
});
afterEach(() => renewal.stop());

/** As Vite's build tells of an import that fails, in Chromium's words. Lets what follows happen. */
async function failToImport(file: string): Promise<void> {
  const payload = new TypeError(`Failed to fetch dynamically imported module: https://tribunen.example/assets/${file}`);
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  await settle();
}

async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
}

test('a file that fails again although the site answers has the page reloaded', async () => {
  await failToImport('live.js');
  expect(site.isReachable).not.toHaveBeenCalled();
  await failToImport('live.js');
  expect(site.reload).toHaveBeenCalledOnce();
});

test('two files that fail once each are left to those who ask for them again', async () => {
  await failToImport('live.js');
  await failToImport('member.js');
  expect(site.reload).not.toHaveBeenCalled();
});

test('without a network the page stays as it is, until a try finds it back', async () => {
  site.isReachable.mockResolvedValue(false);
  await failToImport('live.js');
  await failToImport('live.js');
  expect(site.reload).not.toHaveBeenCalled();
  site.isReachable.mockResolvedValue(true);
  await failToImport('live.js');
  expect(site.reload).toHaveBeenCalledOnce();
});

test('a page in which the user writes is not reloaded', async () => {
  site.isWrittenIn.mockReturnValue(true);
  await failToImport('live.js');
  await failToImport('live.js');
  expect(site.reload).not.toHaveBeenCalled();
});

test('a page that was just reloaded is not reloaded again before the user presses something', async () => {
  site.wasJustReloaded.mockReturnValue(true);
  await failToImport('live.js');
  await failToImport('live.js');
  expect(site.reload).not.toHaveBeenCalled();
  site.wasJustPressed.mockReturnValue(true);
  await failToImport('live.js');
  expect(site.reload).toHaveBeenCalledOnce();
});

test('what is wanted has the page reloaded at once', async () => {
  const letGo = renewal.want();
  await settle();
  expect(site.reload).toHaveBeenCalledOnce();
  letGo();
});

test('what is wanted comes with the network, if it is still wanted then', async () => {
  site.isReachable.mockResolvedValue(false);
  const letGo = renewal.want();
  await settle();
  site.isReachable.mockResolvedValue(true);
  dispatchEvent(new Event('online'));
  await settle();
  expect(site.reload).toHaveBeenCalledOnce();
  letGo();
  dispatchEvent(new Event('online'));
  await settle();
  expect(site.reload).toHaveBeenCalledOnce();
});

test('a user who asks gets a reload though the page was just reloaded, and the site is asked once at a time', async () => {
  site.wasJustReloaded.mockReturnValue(true);
  await Promise.all([renewal.renew(), renewal.renew()]);
  expect(site.isReachable).toHaveBeenCalledOnce();
  expect(site.reload).toHaveBeenCalledOnce();
});

test('once it has stopped it hears of nothing', async () => {
  renewal.stop();
  await failToImport('live.js');
  await failToImport('live.js');
  expect(site.isReachable).not.toHaveBeenCalled();
});
