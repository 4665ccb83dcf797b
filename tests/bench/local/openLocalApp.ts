import type { Browser, Page } from 'playwright';
import { buildApp, builds, isFresh } from '../../../tooling/build/buildApp.mjs';
import { serveBuild } from '../../../tooling/build/serveBuild.mjs';
import { signIn } from '../lighthouse/signIn.ts';
import { launchChromium } from '../../../tooling/process/launchChromium.mjs';

export interface LocalApp {
  readonly browser: Browser;
  readonly address: string;
  /** A phone-sized page with separate storage and the demo spectator signed in. It has not opened an address yet. */
  openPage(): Promise<Page>;
  /** A phone-sized page with separate storage and nobody signed in. */
  openVisitorsPage(): Promise<Page>;
  stop(): Promise<void>;
}

/**
 * Serves the build that uses the local mock server, and opens Chromium. The mock server must already run.
 *
 * @param folder a folder with such a build; by default the local build, which is built again if the app has changed
 */
export async function openLocalApp(folder: string = builds.local.folder): Promise<LocalApp> {
  if (folder === builds.local.folder && !isFresh('local')) {
    const { code, output } = await buildApp('local', process.execPath);
    if (code !== 0) throw new Error(`The local build failed: ${output}`);
  }
  const served = await serveBuild(folder);
  const browser = await launchChromium();
  const openVisitorsPage = async (): Promise<Page> => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'nb-NO',
      timezoneId: 'Europe/Oslo',
    });
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error('The page failed:', error));
    return page;
  };
  return {
    browser,
    address: served.address,
    openVisitorsPage,
    async openPage() {
      const page = await openVisitorsPage();
      const session = await signIn();
      // supabase-js stores the session under a key that contains the first label of the backend's host, 127.0.0.1. The
      // script runs on every page load, and must not overwrite a session that supabase-js has refreshed.
      await page.addInitScript((text) => {
        if (localStorage.getItem('sb-127-auth-token') === null) localStorage.setItem('sb-127-auth-token', text);
      }, session.text);
      return page;
    },
    async stop() {
      await browser.close();
      await served.stop();
    },
  };
}
