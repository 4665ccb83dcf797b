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
const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const colorScheme of ['dark', 'light'] as const) {
  for (const [device, viewport] of Object.entries(viewports)) {
    test.describe(`${colorScheme}, ${device}`, () => {
      // Motion is still, so that no colour is looked at halfway.
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

      for (const { path, ready } of pages) {
        test(`axe finds nothing on ${path}`, async ({ page }) => {
          await page.goto(path);
          await expect(page.getByText(ready).first()).toBeVisible();
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
        });
      }
    });
  }
}
