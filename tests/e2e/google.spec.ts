import { expect, type Page, test } from '@playwright/test';
import { createClient } from '@supabase/supabase-js';

/** Goes to Google as supabase-js does, and stores in the browser what supabase-js needs on the return. */
async function goToGoogle(page: Page): Promise<void> {
  await page.goto('/auth?demo=utlogget');
  await expect(page.getByLabel('E-post')).toBeVisible();
  const kept = new Map<string, string>();
  const origin = new URL(page.url()).origin;
  const client = createClient(origin, 'demo', {
    auth: {
      flowType: 'pkce',
      storageKey: 'sb-demo-utlogget-auth-token',
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
  });
  const options = { redirectTo: `${origin}/?demo=utlogget`, skipBrowserRedirect: true };
  const { data } = await client.auth.signInWithOAuth({ provider: 'google', options });
  const address = new URL(data.url ?? '');
  address.searchParams.delete('skip_http_redirect');
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    [...kept],
  );
  // The page itself navigates there, so the service worker sees the navigation, and the page answers it before it
  // unloads.
  await page.evaluate((href) => location.assign(href), address.href);
  await expect(page.getByRole('heading', { name: 'Google (demo)' })).toBeVisible();
}

function signedInAs(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const session: { user?: { email: string } } = JSON.parse(
      localStorage.getItem('sb-demo-utlogget-auth-token') ?? '{}',
    );
    return session.user?.email ?? null;
  });
}

test('a visitor who chooses an account on Google’s page returns signed in', async ({ page }) => {
  await goToGoogle(page);
  await page.getByRole('link', { name: /Marte Solheim/ }).click();
  await expect(page).toHaveURL(/\/results\?demo=utlogget$/);
  await expect.poll(() => signedInAs(page)).toBe('marte@eksempel.no');
});
