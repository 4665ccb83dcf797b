import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const pages = [
  { path: '/results', ready: 'Eliteserien' },
  { path: '/results?demo=feil', ready: 'Kunne ikke hente kamper. Prøv igjen.' },
  { path: '/results?demo=ingen-folger', ready: 'Du har ikke valgt noe å følge enda.' },
  { path: '/auth?demo=utlogget', ready: 'Fortsett uten å logge inn' },
  { path: '/nowhere', ready: 'Oops! Page not found' },
  { path: '/match?id=500009', ready: 'Hvem heier du på?' },
  { path: '/match/7', ready: 'Fant ikke kampen' },
];
// Stories run axe on every screen. Here it sees the assembled pages, each theme and each size once.
const looks = {
  'in the dark on a phone': { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
  'in the light on a desktop': { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
} as const;

for (const [look, options] of Object.entries(looks)) {
  test.describe(look, () => {
    // Without motion, so that no colour is measured halfway through a fade.
    test.use({ ...options, contextOptions: { reducedMotion: 'reduce' } });

    test('axe finds nothing on any page', async ({ page }) => {
      test.slow();
      for (const { path, ready } of pages) {
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.getByText(ready).first()).toBeVisible();
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect.soft(violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0]?.html}`)).toEqual([]);
        });
      }
    });
  });
}
