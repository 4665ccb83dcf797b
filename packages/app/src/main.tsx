import { instantAt } from '@tribunen/domain';
import { askEarly } from './api/access/askEarly.ts';
import { type Config, ConfigError, parseConfig } from './config.ts';
import { allowWorkers } from './lib/worker/allowWorkers.ts';
import { letMswLoad } from './lib/storage/letMswLoad.ts';
import { SafeStorage } from './lib/storage/SafeStorage.ts';
import { nothingHiddenEvent } from './app/shell/firstScreen/FirstScreen.ts';
import { earlyRequestsAt, hiddenResultsTable } from './app/shell/earlyRequestsAt.ts';
import { pageLanguage } from './lib/appearance/pageLanguage.ts';
import { nextTask } from './lib/tasks/nextTask.ts';
import { fetchEarlyFiles } from './app/shell/earlyFiles.ts';
import { showStartFailure } from './app/shell/showStartFailure.ts';

async function start(): Promise<void> {
  fetchEarlyFiles(document, location.pathname, pageLanguage(document));
  const config = parseConfig(import.meta.env);
  // On an insecure page the browser has no service workers, and the demo's backend answers through one.
  if (import.meta.env.DEMO && !isSecureContext) throw new ConfigError(location.origin, 'insecure');
  if (import.meta.env.DEMO) {
    allowWorkers(window, location.origin);
    letMswLoad(window);
  }
  if (REPORTS_ERRORS) void pageErrors().then((errors) => errors.start());
  const network = config.kind === 'demo' ? null : askFirst(config);
  const [{ startApp }, demo] = await Promise.all([
    // The page preloads the app and runs it after the static shell has been painted: React, the styles, the first screen and the rest in a task each.
    firstPaint()
      .then(() => import('react-dom/client'))
      .then(nextTask)
      .then(() => import('styled-components'))
      .then(nextTask)
      .then(() => import('./app/firstScreen.ts'))
      .then(nextTask)
      .then(() => import('./app/startApp.tsx')),
    // The demo's backend starts at once, in its worker. It must be ready before the first request, and before supabase-js captures WebSocket.
    import.meta.env.DEMO
      ? import('@tribunen/mocks/browser').then(({ startDemo }) =>
          startDemo({
            search: location.search,
            storage: new SafeStorage(() => sessionStorage),
            sharedStorage: new SafeStorage(() => localStorage),
            origin: location.origin,
          }),
        )
      : null,
  ]);
  const log = import.meta.env.DEV ? await openLog() : null;
  // The evaluation of the app's modules is a long task already.
  await nextTask();
  await startApp(config, demo, network, log);
}

/** Sends the first requests of the screen at the address. The app itself would send them only when it runs. */
function askFirst({ supabaseUrl: url, supabaseAnonKey: anonKey }: Extract<Config, { kind: 'configured' }>) {
  const now = () => Date.now();
  return askEarly(
    { url, anonKey, storage: new SafeStorage(() => localStorage) },
    (userId) => earlyRequestsAt(location, instantAt(now()), userId),
    { now, onAnswer: (path, answer) => void sayNothingIsHidden(path, answer) },
  );
}

/** Lets the static shell show the score of a match, unless the reader hides results on another device. */
async function sayNothingIsHidden(path: string, answer: Response): Promise<void> {
  if (path.includes(hiddenResultsTable) && answer.ok && (await answer.text()) === '[]')
    document.dispatchEvent(new Event(nothingHiddenEvent));
}

/** In development, `?livelogg` shows what the live connection does. */
async function openLog() {
  if (!new URLSearchParams(location.search).has('livelogg')) return null;
  const { openLiveLog } = await import('./live/log/openLiveLog.tsx');
  return openLiveLog();
}

async function pageErrors() {
  return (await import('./app/errors/pageErrors.ts')).pageErrors;
}

start().catch(async (error: unknown) => {
  console.error('The app did not start', error);
  showStartFailure(document);
  if (!(error instanceof ConfigError)) {
    if (REPORTS_ERRORS) (await pageErrors()).reportShown(error);
    return;
  }
  const { showConfigError } = await import('./app/showConfigError.ts');
  await showConfigError(error);
});

/** Resolves after the next paint; at once in a hidden tab, which does not paint. */
export function firstPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve();
  return new Promise((resolve) => {
    // Animation callbacks run before the paint, so a task queued from one runs after it.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
