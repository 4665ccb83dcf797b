import { Workbox } from 'workbox-window';
import type { LanguageStore } from '../../lib/appearance/LanguageStore.ts';
import type { PageMessage } from '../../lib/worker/PageMessage.ts';

interface AppWorkerParts {
  readonly language: Pick<LanguageStore, 'current' | 'subscribe'>;
  /** The version of the page (`versionOf`). */
  readonly version: string;
}

/**
 * Registers the service worker, and tells it which language this page is in and, by a lock, which version. Where the browser has no worker or
 * refuses it, the app works as without it.
 */
export class AppWorker {
  readonly #parts: AppWorkerParts;
  readonly #worker = new Workbox('/serviceWorker.js');
  #life: AbortController | null = null;

  constructor(parts: AppWorkerParts) {
    this.#parts = parts;
  }

  start(): void {
    if (this.#life !== null) return;
    this.#life = new AbortController();
    const { language } = this.#parts;
    const { signal } = this.#life;
    signal.addEventListener(
      'abort',
      language.subscribe(() => void this.#tellLanguage()),
    );
    void this.#open(signal);
  }

  stop(): void {
    this.#life?.abort();
    this.#life = null;
  }

  async #open(signal: AbortSignal): Promise<void> {
    try {
      await Promise.all([this.#holdVersion(signal), this.#worker.register()]);
      if (!signal.aborted) await this.#tellLanguage();
    } catch (error) {
      console.error('The app does not open without a network: the browser refuses its service worker', error);
    }
  }

  /** Holds the lock of this version until the page ends: as long, the worker keeps the files of this version. */
  #holdVersion(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const hold = () => {
        resolve();
        return new Promise<void>((end) => signal.addEventListener('abort', () => end()));
      };
      navigator.locks.request(this.#parts.version, { mode: 'shared' }, hold).catch(reject);
    });
  }

  async #tellLanguage(): Promise<void> {
    const { active } = await navigator.serviceWorker.ready;
    const message: PageMessage = { type: 'language', language: this.#parts.language.current() };
    active?.postMessage(message);
  }
}
