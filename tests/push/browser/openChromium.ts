import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';

export interface OpenChromium {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

/**
 * Opens Chromium as a spectator does, so a tab behind another tab is hidden. A browser that Playwright launches treats
 * every page as visible and focused.
 */
export async function openChromium(): Promise<OpenChromium> {
  const folder = await mkdtemp(join(tmpdir(), 'tribunen-push-'));
  const program = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--no-first-run',
    '--disable-background-networking',
    '--accept-lang=nb-NO',
  ];
  const child = spawn(program, [...flags, '--remote-debugging-port=0', `--user-data-dir=${folder}`], {
    stdio: 'ignore',
  });
  const browser = await connect(child, folder);
  const [context] = browser.contexts();
  if (context === undefined) throw new Error('Chromium has no context');
  return {
    context,
    async close() {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function connect(child: ChildProcess, folder: string): Promise<Browser> {
  for (let tried = 0; tried < 200 && child.exitCode === null; tried += 1) {
    const [port] = (await readFile(join(folder, 'DevToolsActivePort'), 'utf8').catch(() => '')).split('\n');
    // Playwright's defaults would make every page count as focused.
    if (port !== undefined && port !== '')
      return chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true });
    await wait(100);
  }
  child.kill();
  throw new Error('Chromium did not start');
}
