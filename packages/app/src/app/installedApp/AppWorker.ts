import { Workbox } from 'workbox-window';
import type { LanguageStore } from '../../lib/appearance/LanguageStore.ts';
import { Observable, type Observed } from '../../lib/state/Observable.ts';
import { allowWorkers } from '../../lib/worker/allowWorkers.ts';
import type { PageMessage } from '../../lib/worker/PageMessage.ts';
import type { SessionStore } from '../../services/SessionStore.ts';

interface AppWorkerParts {
  readonly language: Pick<LanguageStore, 'current' | 'subscribe'>;
  readonly session: Pick<SessionStore, 'current' | 'subscribe'>;
  /** The version of the page (`versionOf`). */
  readonly version: string;
  reload(): void;
}

/** The interval at which an open page looks for a newer version. The browser itself looks only at each start. */
const lookMs = 30 * 60_000;

/**
 * Registers the service worker, and informs it of this page's language, of the signed-in user and, by a lock, of the
 * page's version. If the browser has no service workers or refuses this one, the app works without it.
 */
export class AppWorker {
  readonly #parts: AppWorkerParts;
  readonly #worker = new Workbox('/serviceWorker.js');
  readonly #hasUpdate = new Observable(false);
  #registration: ServiceWorkerRegistration | undefined;
  #life: AbortController | null = null;

  constructor(parts: AppWorkerParts) {
    this.#parts = parts;
  }

  /** Whether a newer version of the app than the page's is ready. */
  get hasUpdate(): Observed<boolean> {
    return this.#hasUpdate;
  }

  /** Makes the worker delete what it kept for the user whose session has ended. */
  readonly forget = (): void => void this.#tell({ type: 'forget', tellsUser: true });

  /** Loads the page in the newest version. Other pages keep their version, because the worker keeps its files. */
  readonly update = (): void => {
    const waiting = this.#registration?.waiting ?? null;
    // Another page has already activated the version.
    if (waiting === null) return this.#parts.reload();
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') this.#parts.reload();
    });
    this.#worker.messageSkipWaiting();
  };

  start(): void {
    if (this.#life !== null) return;
    this.#life = new AbortController();
    const { signal } = this.#life;
    const onUpdate = (): void => this.#hasUpdate.set(true);
    this.#worker.addEventListener('waiting', onUpdate);
    const timer = setInterval(() => void this.#look(), lookMs);
    const { language, session } = this.#parts;
    const ends = [language.subscribe(() => void this.#tellLanguage()), session.subscribe(() => void this.#tellUser())];
    signal.addEventListener('abort', () => {
      this.#worker.removeEventListener('waiting', onUpdate);
      clearInterval(timer);
      for (const end of ends) end();
    });
    void this.#open(signal);
  }

  stop(): void {
    this.#life?.abort();
    this.#life = null;
  }

  async #open(signal: AbortSignal): Promise<void> {
    try {
      allowWorkers(window, location.origin);
      const [registration] = await Promise.all([this.#worker.register({ immediate: true }), this.#holdVersion(signal)]);
      this.#registration = registration;
      if (signal.aborted) return;
      await this.#tellLanguage();
      await this.#tellUser();
    } catch (error) {
      console.error('The app does not open without a network: the browser refuses its service worker', error);
    }
  }

  /** Holds the lock of this version until the page ends. The worker keeps the files of a version as long as a page holds its lock. */
  #holdVersion(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const hold = () => {
        resolve();
        return new Promise<void>((end) => signal.addEventListener('abort', () => end()));
      };
      navigator.locks.request(this.#parts.version, { mode: 'shared' }, hold).catch(reject);
    });
  }

  async #look(): Promise<void> {
    try {
      await this.#registration?.update();
    } catch {
      // Without a network no newer version can be found. The page looks again later.
    }
  }

  #tellLanguage(): Promise<void> {
    return this.#tell({ type: 'language', language: this.#parts.language.current() });
  }

  async #tellUser(): Promise<void> {
    const session = this.#parts.session.current();
    if (session.status === 'loading') return;
    await this.#tell({ type: 'user', userId: session.status === 'signed-in' ? session.user.id : null });
  }

  async #tell(message: PageMessage): Promise<void> {
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage(message);
  }
}
