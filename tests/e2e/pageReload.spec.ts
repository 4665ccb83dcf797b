import { expect, type Route, test } from '@playwright/test';
import { liveLink } from './liveLink.ts';

const windows = {
  // On this screen only the live connection requests `live-*.js`.
  'on a phone': { width: 390, height: 844 },
  // Here the match beside the list also requests `live-*.js`, and its request may be the one that fails.
  'on a desktop': { width: 1280, height: 720 },
};
for (const [where, viewport] of Object.entries(windows)) {
  test.describe(where, () => {
    test.use({ viewport });

    test('when the code of the live connection fails to load, the page loads it again later by itself', async ({
      context,
      page,
    }) => {
      let lost = 0;
      const loseFile = (route: Route): Promise<void> => {
        lost += 1;
        return route.abort();
      };
      await context.route('**/assets/live-*.js', loseFile, { times: 1 });
      await page.goto('/results');
      await expect(liveLink(page)).toBeVisible({ timeout: 30_000 });
      expect(lost).toBe(1);
    });
  });
}
