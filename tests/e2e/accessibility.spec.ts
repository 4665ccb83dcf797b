import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { goWithin } from './goWithin.ts';

// The stories run axe on every state of every screen. These tests run it on whole pages, in two looks.
const pages = [
  { path: '/auth', ready: 'Fortsett uten å logge inn' },
  { path: '/results', ready: 'Andre kamper i dag' },
  { path: '/match?id=500009', ready: 'Hvem heier du på?' },
  { path: '/match/500009', ready: 'Følg denne kampen live' },
  { path: '/match/7', ready: 'Fant ikke kampen' },
  { path: '/nowhere', ready: 'Oops! Page not found' },
];
/** The menu is a page on a phone, and a popover on a desktop. */
const menu = { path: '/menu', ready: 'Utseende' };
const looks = {
  'in the dark theme on a phone': { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  'in the light theme on a desktop': { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
} as const;

for (const [look, options] of Object.entries(looks)) {
  test.describe(look, () => {
    // Reduced motion, so that axe measures no colour halfway through a fade.
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds no violation on any page', async ({ page }) => {
      await page.goto('/auth?demo=utlogget');
      for (const { path, ready } of options.viewport.width < 768 ? [...pages, menu] : pages) {
        await test.step(path, async () => {
          await goWithin(page, path);
          await expect(page.getByText(ready).first()).toBeVisible();
          const { violations } = await new AxeBuilder({ page })
            // In legacy mode axe does not search for frames, which no page has, and takes a third of the time.
            .setLegacyMode(true)
            .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
            .analyze();
          expect.soft(violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.html}`)).toEqual([]);
        });
      }
    });
  });
}
