import { expect, type Page, test } from '@playwright/test';
import { isCachedByWorker } from './isCachedByWorker.ts';
import { storedOnDevice } from './storedOnDevice.ts';
import { type MatchDay, openMatchDay } from './openMatchDay.ts';

const messagesOfATab = 100;

let day: MatchDay;
test.beforeEach(async ({ context, page }) => {
  day = await openMatchDay(context, { seed: 17, at: Date.parse('2026-11-21T18:30:00+01:00') });
  await day.signIn(page);
});
test.afterEach(() => day.stop());

async function openChat(page: Page): Promise<void> {
  await page.goto('/match?id=500009');
  await expect(page.getByPlaceholder(/^Kommenter/)).toBeEditable();
}

/** Types messages and sends each with Enter, 5 ms apart: «Fane 1, melding 1» and so on. */
function writeMessages(page: Page, tab: number): Promise<void> {
  return page.getByPlaceholder(/^Kommenter/).evaluate(
    async (field, { tab, count }) => {
      const type = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
      for (let number = 1; number <= count; number += 1) {
        type?.call(field, `Fane ${tab}, melding ${number}.`);
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
        await new Promise((pass) => setTimeout(pass, 5));
      }
    },
    { tab, count: messagesOfATab },
  );
}

/** The messages that the device has stored. A message that is stored twice is in the list twice. */
async function keptMessages(page: Page): Promise<readonly string[]> {
  const all = (await storedOnDevice(page)).join('\n');
  return [...all.matchAll(/Fane \d, melding \d+\./g)].map(([text]) => text).toSorted();
}

test('CHAT-26 two tabs write messages 5 ms apart without a network, and no message is lost or stored twice', async ({
  context,
  page,
}) => {
  const other = await context.newPage();
  await openChat(page);
  await openChat(other);
  await expect.poll(() => isCachedByWorker(page)).toBe(true);
  await day.cutOff();
  await Promise.all([writeMessages(page, 1), writeMessages(other, 2)]);
  const written = [1, 2].flatMap((tab) =>
    Array.from({ length: messagesOfATab }, (_, index) => `Fane ${tab}, melding ${index + 1}.`),
  );
  // The background tab stores its last messages some milliseconds after the test has typed them.
  await expect.poll(() => keptMessages(other)).toEqual(written.toSorted());
  await page.close();
  expect(await keptMessages(other)).toEqual(written.toSorted());
});
