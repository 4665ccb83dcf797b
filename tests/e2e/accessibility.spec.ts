import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const pages = [
  { path: '/results', ready: 'Eliteserien' },
  { path: '/results?demo=feil', ready: 'Kunne ikke hente kamper. Prøv igjen.' },
  { path: '/results?demo=ingen-folger', ready: 'Du har ikke valgt noe å følge enda.' },
  { path: '/auth?demo=utlogget', ready: 'Fortsett uten å logge inn' },
  { path: '/nowhere', ready: 'Oops! Page not found' },
];
const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const colorScheme of ['dark', 'light'] as const) {
  for (const [device, viewport] of Object.entries(viewports)) {
    test(`axe finds nothing on any page, ${colorScheme}, ${device}`, async ({ browser, baseURL }) => {
      for (const { path, ready } of pages) {
        // A context each: every demo begins anew, and motion is still.
        const context = await browser.newContext({
          colorScheme,
          viewport,
          reducedMotion: 'reduce',
          ...(baseURL !== undefined && { baseURL }),
        });
        const page = await context.newPage();
        await page.goto(path);
        await expect(page.getByText(ready).first()).toBeVisible();
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html}`)).toEqual([]);
        await context.close();
      }
    });
  }
}
