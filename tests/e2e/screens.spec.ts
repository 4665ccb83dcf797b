import { expect, type Page, test } from '@playwright/test';
import { coveredControls } from './coveredControls.ts';
import { everyScreen, visitorScreens } from './everyScreen.ts';
import { faintIcons } from './faintIcons.ts';
import { goWithin } from './goWithin.ts';

const narrowest = 320;
/** The widths of a small phone, a usual phone, a tablet, the widest screen without panes, and a desktop. */
const layouts = [narrowest, 390, 820, 1024, 1440];
const widths =
  process.env['NIGHT'] === undefined ? layouts : [...layouts, 360, 412, 430, 768, 1920].sort((a, b) => a - b);
/** The widths at which the contrast of the icons is measured, in each theme. */
const iconWidths: ReadonlySet<number> = new Set([390, 1440]);
/** Toasts may cover a control for this long: three in a row, each for four seconds. */
const whileToastsPassMs = 15_000;
const heightOf = (width: number) => (width < 768 ? 844 : 1000);

/**
 * Opens the addresses in one page, one after the other, and calls `look` when each is loaded. A screen opens at the
 * narrowest width: if a screen inserts its styles while the window narrows, Chromium can keep its wide layout.
 */
async function lookAtEach(
  page: Page,
  addresses: readonly string[],
  look: (address: string) => Promise<void>,
): Promise<void> {
  await page.goto(addresses[0] ?? '/');
  for (const address of addresses) {
    await test.step(address, async () => {
      await page.setViewportSize({ width: narrowest, height: heightOf(narrowest) });
      await goWithin(page, address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await look(address);
    });
  }
}

test.describe.configure({ timeout: 240_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [screens, addresses] of [
  ['the first half of the screens', everyScreen.slice(0, everyScreen.length / 2)],
  ['the second half of the screens', everyScreen.slice(everyScreen.length / 2)],
  ['the sign-in', visitorScreens],
] as const) {
  test(`on ${screens} no element covers a control at any width, and the icons of controls have enough contrast`, async ({
    page,
  }) => {
    await lookAtEach(page, addresses, async (address) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: heightOf(width) });
        await expect.soft
          .poll(() => coveredControls(page), { message: `${address} at ${width} px`, timeout: whileToastsPassMs })
          .toEqual([]);
        for (const colorScheme of iconWidths.has(width) ? (['dark', 'light'] as const) : []) {
          await page.emulateMedia({ colorScheme });
          // Polls, because on a slow machine the tabs may still be fading from the previous theme.
          await expect.soft
            .poll(() => faintIcons(page), { message: `${address} in the ${colorScheme} at ${width} px` })
            .toEqual([]);
        }
      }
    });
  });
}
