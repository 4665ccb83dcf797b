import { expect, type Page, test } from '@playwright/test';
import { choicesByWeightAlone } from './choicesByWeightAlone.ts';
import { goWithin } from './goWithin.ts';
import { lostText } from './lostText.ts';
import { withoutFocusRing } from './withoutFocusRing.ts';

/** Screens, each with a text that shows that the screen is loaded. */
const screens = [
  { path: '/results', ready: 'Andre kamper i dag' },
  { path: '/match/500007', ready: 'Nå' },
  { path: '/match/2499719?fane=kampfakta', ready: 'Vunne dueller' },
  { path: '/team/900003', ready: 'Neste kamper' },
  { path: '/competition/TIP', ready: 'Runde 14' },
  { path: '/scouting', ready: 'Topp 3 spillere' },
  { path: '/friends', ready: 'Kristine Vollan' },
  { path: '/profile', ready: 'Min Profil' },
  { path: '/settings', ready: 'Lyd og varsler' },
  { path: '/settings/follows', ready: 'Bla gjennom konkurranser' },
  { path: '/fantasy', ready: 'Long Throw United' },
  { path: '/about/accessibility', ready: 'Dette vet vi mangler' },
] as const;

/** The text spacing that WCAG 1.4.12 allows a reader to set. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';
const doubleText = 'html { font-size: 200% !important; }';

async function lookAtEach(page: Page, look: (path: string) => Promise<void>): Promise<void> {
  await page.goto(screens[0].path);
  for (const { path, ready } of screens) {
    await test.step(path, async () => {
      await goWithin(page, path);
      await expect(page.getByRole('main').getByText(ready, { exact: true }).first()).toBeAttached();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await look(path);
    });
  }
}

/** Adds a reader's own styles to the page. The page's policy refuses a style element, but allows an adopted sheet. */
async function dress(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    const own = document.adoptedStyleSheets.find(({ media }) => media.mediaText === 'screen');
    const sheet = own ?? new CSSStyleSheet({ media: 'screen' });
    await sheet.replace(text);
    if (own === undefined) document.adoptedStyleSheets.push(sheet);
  }, css);
}

// Twelve screens in one page are slow on a busy machine.
test.describe.configure({ timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const narrowest = { width: 320, height: 256 };
const phone = { width: 390, height: 844 };

test('no screen cuts text off or scrolls sideways at 400 % zoom in a window of 1280 pixels, with wide text spacing, or with text of double size', async ({
  page,
}) => {
  await page.setViewportSize(narrowest);
  await lookAtEach(page, async (path) => {
    for (const [setting, viewport, css] of [
      ['at 400 %', narrowest, ''],
      ['with the text spacing of WCAG 1.4.12', phone, textSpacing],
      ['with text of double size', phone, doubleText],
    ] as const) {
      await page.setViewportSize(viewport);
      await dress(page, css);
      await expect.soft.poll(() => lostText(page), { message: `${path} ${setting}` }).toEqual([]);
    }
    // Opens the next screen in the narrowest window again, without a reader's styles.
    await page.setViewportSize(narrowest);
    await dress(page, '');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });
  const schemes = ['dark', 'light'] as const;

  test('in forced colours every control has a ring when it has the focus, and a chosen control differs from the others by more than its font weight', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/results');
    // Chooses a day other than today. Today has a dot, which would set it apart even if the choice had no visible mark.
    await page.locator('[data-day][aria-current="date"] ~ [data-day]').first().click();
    await expect(page.locator('[data-day][aria-pressed="true"]:not([aria-current])')).toBeVisible();
    expect(await choicesByWeightAlone(page)).toEqual([]);
    await lookAtEach(page, async (path) => {
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await choicesByWeightAlone(page), `${path} in the ${colorScheme}`).toEqual([]);
      }
      expect.soft(await withoutFocusRing(page), path).toEqual([]);
    });
  });

  test('no element that gets the focus from the Tab key lies behind the navigation bar (WCAG 2.4.11)', async ({
    page,
  }) => {
    await page.goto('/team/900003');
    await expect(page.getByText('Neste kamper').first()).toBeVisible();
    const behindTabs = () =>
      page.evaluate(() => {
        const focused = document.activeElement;
        const tabs = document.querySelector('nav');
        if (focused === null || focused === document.body || tabs === null) return null;
        const isBehind = focused.getBoundingClientRect().top >= tabs.getBoundingClientRect().top;
        return isBehind && !tabs.contains(focused) ? focused.outerHTML : '';
      });
    const behind: string[] = [];
    let stops = 0;
    for (let found: string | null = ''; found !== null; found = await behindTabs()) {
      if (found !== '') behind.push(found);
      await page.keyboard.press('Tab');
      stops += 1;
    }
    expect(stops).toBeGreaterThan(30);
    expect(behind).toEqual([]);
  });

  test('with the setting for more contrast, muted text and the borders of controls have the colour of normal text', async ({
    page,
  }) => {
    await page.goto('/settings');
    const token = (name: string) =>
      page.evaluate((property) => getComputedStyle(document.documentElement).getPropertyValue(property), name);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
      const text = await token('--text');
      expect(await token('--text-3')).not.toBe(text);
      await page.emulateMedia({ contrast: 'more' });
      for (const muted of ['--text-2', '--text-3', '--edge']) expect(await token(muted), muted).toBe(text);
    }
  });
});
