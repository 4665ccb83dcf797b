import type { Site } from './site.ts';

/**
 * Reloads the page where that alone brings code that did not load. Chromium answers a failed import with the same failure for as long as the
 * page lives (whatwg/html#6768), and a page of an earlier version asks for files that are gone.
 *
 * It hears of every import that fails (`vite:preloadError`). The first failure of a file is left to those who ask again, which helps in other
 * browsers; at the second the page is reloaded, if the site answers.
 */
export class PageRenewal {
  readonly #site: Site;
  readonly #failed = new Set<string>();
  #isAsking = false;

  constructor(site: Site) {
    this.#site = site;
  }

  start(): void {
    addEventListener('vite:preloadError', this.#onFailedImport);
  }

  stop(): void {
    removeEventListener('vite:preloadError', this.#onFailedImport);
  }

  /** The user asks for what is missing: reloads the page if the site answers. */
  async renew(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      if (await this.#site.isReachable()) this.#site.reload();
    } finally {
      this.#isAsking = false;
    }
  }

  /**
   * Something is missing that only a reload brings: reloads the page now, or when the network is back. Not while the user writes, nor again and
   * again: a page that was just reloaded waits for the user to press something.
   *
   * @returns no longer wants it
   */
  want(): () => void {
    this.#renewUnasked();
    addEventListener('online', this.#renewUnasked);
    return () => removeEventListener('online', this.#renewUnasked);
  }

  readonly #renewUnasked = (): void => {
    if (this.#site.isWrittenIn()) return;
    if (this.#site.wasJustReloaded() && !this.#site.wasJustPressed()) return;
    void this.renew();
  };

  readonly #onFailedImport = ({ payload }: VitePreloadErrorEvent): void => {
    // Chromium names the file in its message.
    const failure = String(payload);
    if (this.#failed.has(failure)) this.#renewUnasked();
    else this.#failed.add(failure);
  };
}
