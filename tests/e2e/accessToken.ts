import type { Page } from '@playwright/test';

/**
 * Reads the access token of the page's user. The demo keeps it in `localStorage` if tabs share a backend, otherwise in
 * `sessionStorage`.
 */
export function accessToken(page: Page): Promise<string> {
  return page.evaluate(() => {
    const kept = [localStorage, sessionStorage].flatMap((storage) => Object.entries<string>(storage));
    const [, text = '{}'] = kept.find(([key]) => /^sb-demo-.*-auth-token$/.test(key)) ?? [];
    const session: { access_token: string } = JSON.parse(text);
    return session.access_token;
  });
}
