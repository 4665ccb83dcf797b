import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { goWithin } from './goWithin.ts';

// The stories run axe on every state of every screen. These tests run it on whole pages, in two looks.
/** Pages whose parts stand beside each other on a desktop. */
const sideBySide = [
  { path: '/results', ready: 'Andre kamper i dag' },
  { path: '/match?id=500009', ready: 'Hvem heier du på?' },
  { path: '/match/500009', ready: 'Følg denne kampen live' },
];
const others = [
  { path: '/auth', ready: 'Fortsett uten å logge inn' },
  { path: '/match/7', ready: 'Fant ikke kampen' },
  { path: '/nowhere', ready: 'Oops! Page not found' },
  { path: '/menu', ready: 'Utseende' },
];
const looks = {
  'in the dark theme on a phone': {
    pages: [...others, ...sideBySide],
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  },
  'in the light theme on a desktop': {
    pages: sideBySide,
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
  },
} as const;

for (const [look, { pages, ...options }] of Object.entries(looks)) {
  test.describe(look, () => {
    // Reduced motion, so that axe measures no colour halfway through a fade.
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds no violation on any page', async ({ page }) => {
      await page.goto('/auth?demo=utlogget');
      for (const { path, ready } of pages) {
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
