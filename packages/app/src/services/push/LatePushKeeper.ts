import { Teardown } from '../../lib/state/Teardown.ts';
import type { AppServices } from '../AppServices.ts';
import type { PushKeeper } from './PushKeeper.ts';

/**
 * Loads the code of `PushKeeper` only if notifications are allowed, because otherwise the device cannot be subscribed.
 */
export class LatePushKeeper {
  readonly #services: Pick<AppServices, 'session' | 'language' | 'access'>;
  readonly #teardown = new Teardown();
  #keeper: Promise<PushKeeper> | null = null;

  constructor(services: Pick<AppServices, 'session' | 'language' | 'access'>) {
    this.#services = services;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    const { session, language } = this.#services;
    const look = (): void => {
      this.#look().catch((error: unknown) => {
        this.#keeper = null;
        console.error('The code that keeps push did not load', error);
      });
    };
    this.#teardown.add(session.subscribe(look), language.subscribe(look));
    look();
  }

  stop(): void {
    this.#teardown.run();
    void this.#keeper?.then((keeper) => keeper.stop());
    this.#keeper = null;
  }

  async #look(): Promise<void> {
    if (!('Notification' in globalThis) || Notification.permission !== 'granted' || this.#keeper !== null) return;
    this.#keeper = import('./openPushKeeper.ts').then(({ openPushKeeper }) => openPushKeeper(this.#services));
    const keeper = await this.#keeper;
    if (this.#teardown.isPending) keeper.start();
  }
}
