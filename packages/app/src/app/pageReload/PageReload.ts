import { RetryPauses } from '../../lib/loading/RetryPauses.ts';
import type { Site } from './site.ts';

interface PageReloadParts {
  readonly site: Site;
  /** Whether a reload now would lose unsaved work of the user. */
  holdsWork(): boolean;
  /** Whether the user is on a screen for watching, which a reload brings back as it was. */
  isWatching(): boolean;
  /** Whether the user has pressed something within the last seconds. */
  wasJustPressed(): boolean;
  /** The device's clock, in milliseconds since 1970. */
  now(): number;
}

/** One failed request fails every import that waits for it. Failures of a file within this time count as one. */
const oneFailureMs = 1500;

/**
 * Reloads the page when only that can load missing code. Many browsers repeat the failure of an import for as long as
 * the page is open (whatwg/html#6768), and a page of an earlier version requests files that no longer exist. Once
 * started, it receives Vite's `vite:preloadError` for every failed import. After a file's first failure it waits for
 * the importers to try again, which is enough in a browser that fetches again; at a later failure it reloads the page.
 */
export class PageReload {
  readonly #parts: PageReloadParts;
  /** When each failure was first received, by its message: Chromium and Firefox name the file in it. */
  readonly #failures = new Map<string, number>();
  readonly #errors = new WeakSet();
  #asked: Promise<void> | null = null;

  constructor(parts: PageReloadParts) {
    this.#parts = parts;
  }

  start(): void {
    addEventListener('vite:preloadError', this.#onFailedImport);
  }

  stop(): void {
    removeEventListener('vite:preloadError', this.#onFailedImport);
  }

  /** Whether an error means that code did not load. */
  isFailedImport(error: unknown): boolean {
    return error instanceof Error && this.#errors.has(error);
  }

  /** Reloads the page, if the site answers, because the user has asked for the missing code. */
  renew(): Promise<void> {
    this.#asked ??= this.#reloadIfReachable().finally(() => {
      this.#asked = null;
    });
    return this.#asked;
  }

  /**
   * Reloads the page as soon as the site answers, because a whole screen is missing. It does so at most once an hour
   * for the same failure, because the file may be gone for good.
   *
   * @returns a function that withdraws the request
   */
  want(error: unknown): () => void {
    const wish = new AbortController();
    void this.#untilRenewed(String(error), wish.signal);
    return () => wish.abort();
  }

  async #untilRenewed(failure: string, signal: AbortSignal): Promise<void> {
    const pauses = new RetryPauses();
    while (!signal.aborted) {
      await this.#renewUnasked(failure, () => !signal.aborted && !this.#parts.holdsWork());
      await pauses.next(signal);
    }
  }

  /** @param mayInterrupt called before and after the site is checked, because the user may have begun something meanwhile */
  async #renewUnasked(failure: string, mayInterrupt: () => boolean): Promise<void> {
    const { site } = this.#parts;
    if (!mayInterrupt() || !(await site.isReachable()) || !mayInterrupt()) return;
    if (site.noteReload(failure)) site.reload();
  }

  async #reloadIfReachable(): Promise<void> {
    const { site } = this.#parts;
    if (await site.isReachable()) site.reload();
  }

  readonly #onFailedImport = ({ payload }: VitePreloadErrorEvent): void => {
    this.#errors.add(payload);
    const { now, isWatching, holdsWork, wasJustPressed } = this.#parts;
    const failure = String(payload);
    const firstAt = this.#failures.get(failure);
    if (firstAt === undefined) {
      this.#failures.set(failure, now());
      return;
    }
    const mayInterrupt = () => isWatching() && !holdsWork();
    if (wasJustPressed() && mayInterrupt()) void this.renew();
    else if (now() - firstAt >= oneFailureMs) void this.#renewUnasked(failure, mayInterrupt);
  };
}
