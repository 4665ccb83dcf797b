import type { Page } from '@playwright/test';

/** The access token of the page's user, from the browser if tabs share a backend, or else from the tab. */
export function accessToken(page: Page): Promise<string> {
  return page.evaluate(() => {
    const kept = [localStorage, sessionStorage].flatMap((storage) => Object.entries<string>(storage));
    const [, text = '{}'] = kept.find(([key]) => /^sb-demo-.*-auth-token$/.test(key)) ?? [];
    const session: { access_token: string } = JSON.parse(text);
    return session.access_token;
  });
}
