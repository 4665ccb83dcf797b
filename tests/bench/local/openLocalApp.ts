import { type Browser, chromium, type Page } from 'playwright';
import { buildApp, builds, isFresh } from '../../../tooling/build/buildApp.mjs';
import { serveBuild } from '../lighthouse/serveBuild.ts';
import { signIn } from '../lighthouse/signIn.ts';

export interface LocalApp {
  readonly browser: Browser;
  readonly address: string;
  /** A page of its own storage, phone-sized, with the demo spectator signed in; it has not gone anywhere yet. */
  openPage(): Promise<Page>;
  stop(): Promise<void>;
}

/** The build that talks to the local mock server, which must be running, served and opened in Chromium. */
export async function openLocalApp(): Promise<LocalApp> {
  if (!isFresh('local')) {
    const { code, output } = await buildApp('local', process.execPath);
    if (code !== 0) throw new Error(`The local build failed: ${output}`);
  }
  const served = await serveBuild(builds.local.folder);
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--no-first-run',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return {
    browser,
    address: served.address,
    async openPage() {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        locale: 'nb-NO',
        timezoneId: 'Europe/Oslo',
      });
      const page = await context.newPage();
      const session = await signIn();
      // The key is supabase-js' own for this address: the first label of the host. What it writes later stays.
      await page.addInitScript((text) => {
        if (localStorage.getItem('sb-127-auth-token') === null) localStorage.setItem('sb-127-auth-token', text);
      }, session.text);
      page.on('pageerror', (error) => console.error('The page failed:', error));
      return page;
    },
    async stop() {
      await browser.close();
      served.stop();
    },
  };
}
