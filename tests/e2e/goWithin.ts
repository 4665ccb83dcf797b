import type { Page } from '@playwright/test';

/** Goes to another address as a link of the app does, because a page load would start the demo again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const there = new URL(to, location.href);
    const scenario = new URLSearchParams(location.search).get('demo');
    if (scenario !== null) there.searchParams.set('demo', scenario);
    history.pushState(null, '', there);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
