import type { KnownSpectator } from '../../features/shell/SpectatorWatch.ts';
import { Teardown } from '../../lib/state/Teardown.ts';
import type { Observed } from '../../lib/state/Observable.ts';

interface AppBadgeParts {
  /** Null until the code for it has loaded. */
  readonly spectator: Observed<Observed<KnownSpectator | null> | null>;
  readonly browser: Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;
}

/** Shows the number of unread messages on the icon of the installed app, if the system can show one. */
export class AppBadge {
  readonly #parts: AppBadgeParts;
  readonly #teardown = new Teardown();
  #endWatch: (() => void) | null = null;
  /** Null until a number is set, because one may be left from the last visit. */
  #shown: number | null = null;

  constructor(parts: AppBadgeParts) {
    this.#parts = parts;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    this.#teardown.add(
      this.#parts.spectator.subscribe(() => this.#watch()),
      () => this.#endWatch?.(),
    );
    this.#watch();
  }

  stop(): void {
    this.#teardown.run();
    this.#endWatch = null;
    this.#show(0);
  }

  #watch(): void {
    const known = this.#parts.spectator.current();
    if (known === null || this.#endWatch !== null) return;
    const show = (): void => this.#show(known.current()?.unread ?? 0);
    this.#endWatch = known.subscribe(show);
    show();
  }

  #show(unread: number): void {
    if (unread === this.#shown) return;
    this.#shown = unread;
    const { browser } = this.#parts;
    const shown = unread === 0 ? browser.clearAppBadge?.() : browser.setAppBadge?.(unread);
    shown?.catch((error: unknown) => console.error('The icon cannot show what is unread', error));
  }
}
