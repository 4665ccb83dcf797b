import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { watchSecrets } from './watchSecrets.ts';

/**
 * Opens a page as another device of the same user. The demo's pages share their backend only within a browser, so this
 * page has storage of its own under the keys that hold the hidden results, and channels of its own between tabs. The
 * account's list of hidden results arrives a second after the matches.
 */
async function openDevice(context: BrowserContext, name: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript((device) => {
    const own = (key: string): string => (key.startsWith('tribunen.') ? `${device}.${key}` : key);
    const { getItem, setItem, removeItem } = Storage.prototype;
    Storage.prototype.getItem = function getOwn(key) {
      return getItem.call(this, own(key));
    };
    Storage.prototype.setItem = function setOwn(key, value) {
      setItem.call(this, own(key), value);
    };
    Storage.prototype.removeItem = function removeOwn(key) {
      removeItem.call(this, own(key));
    };
    const ask = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const answer = await ask(input, init);
      if (answer.url.includes('hidden_results')) await new Promise((resolve) => setTimeout(resolve, 1000));
      return answer;
    };
    const Channel = BroadcastChannel;
    globalThis.BroadcastChannel = class extends Channel {
      constructor(channel: string) {
        super(`${device}.${channel}`);
      }
    };
  }, name);
  return page;
}

const match = '/match/500007';
/** What the page says of the match, whatever its score is by now. */
const scores = Array.from({ length: 10 }, (_, goals) => `Viking ${goals}`);
const hidden = (page: Page) => page.getByText('Resultat skjult').filter({ visible: true }).first();

test('KNOWN-17 a result that is hidden on one device is hidden within seconds on another, and one that opens later never shows it', async ({
  context,
  page,
}) => {
  const desktop = await openDevice(context, 'desktop');
  await desktop.goto('/results');
  const card = desktop.locator(`main a[href="${match}"]`).first();
  await expect(card).toContainText(/Viking \d/);
  await page.goto(match);
  await page.getByRole('button', { name: 'Del og lagre' }).click();
  await page.getByRole('menuitem', { name: 'Skjul resultat' }).click();
  await expect(card).toContainText('Resultat skjult', { timeout: 5000 });
  await expect(card).not.toContainText(/Viking \d/);
  for (const [device, path] of [
    ['tablet', '/results'],
    ['laptop', match],
    ['phone', '/match?id=500007'],
  ] as const) {
    const later = await openDevice(context, device);
    const seen = await watchSecrets(later, scores);
    await later.goto(path);
    await expect(hidden(later), path).toBeVisible();
    expect(seen, path).toEqual([]);
    await later.close();
  }
  await page.getByRole('button', { name: 'Vis resultat' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Vis resultat' }).click();
  await expect(card).toContainText(/Viking \d/);
});
