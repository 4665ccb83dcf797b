import { chromium } from 'playwright';
import { wholeChromiumLaunch } from '../../../tooling/process/chromiumLaunch.mjs';

/**
 * Makes a Chromium profile. Its storage for `address` holds the session; for a visitor it is empty, as on a first
 * visit.
 *
 * @param folder a folder that does not exist yet
 * @param session the session as supabase-js stores it; null for a visitor
 */
export async function newProfile(folder: string, address: string, session: string | null): Promise<void> {
  const context = await chromium.launchPersistentContext(folder, wholeChromiumLaunch);
  if (session !== null) {
    const [page = await context.newPage()] = context.pages();
    await page.goto(`${address}/robots.txt`);
    // supabase-js stores the session under a key that contains the first label of the backend's host, 127.0.0.1.
    await page.evaluate((text) => localStorage.setItem('sb-127-auth-token', text), session);
  }
  await context.close();
}
