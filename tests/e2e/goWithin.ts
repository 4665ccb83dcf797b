import type { Page } from '@playwright/test';

/** Goes to another address within the page, as a link does: a page load would start the whole demo again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const there = new URL(to, location.href);
    const scenario = new URLSearchParams(location.search).get('demo');
    if (scenario !== null) there.searchParams.set('demo', scenario);
    history.pushState(null, '', there);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}
