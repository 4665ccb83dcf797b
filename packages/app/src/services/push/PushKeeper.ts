import type { PushApi } from '../../api/pushApi.ts';
import type { LanguageStore } from '../../lib/appearance/LanguageStore.ts';
import { Teardown } from '../../lib/state/Teardown.ts';
import type { SessionStore } from '../SessionStore.ts';
import type { DeviceKeys } from '../../lib/worker/deviceKeys.ts';
import type { PushBrowser } from './PushBrowser.ts';
import type { PushMark } from './PushMark.ts';

interface PushKeeperParts {
  readonly session: Pick<SessionStore, 'current' | 'subscribe'>;
  readonly language: Pick<LanguageStore, 'current' | 'subscribe'>;
  readonly browser: Pick<PushBrowser, 'keys' | 'isStill' | 'settleAddress' | 'stopListening' | 'name'>;
  readonly api: Pick<PushApi, 'renewDevice'>;
  readonly mark: Pick<PushMark, 'set'>;
}

/**
 * Keeps the endpoint and the language in the backend's row of a subscribed device up to date. It unsubscribes the
 * device after a sign-out, or after the user has removed it from the list of devices on another device (ACCOUNT-20).
 */
export class PushKeeper {
  readonly #parts: PushKeeperParts;
  readonly #teardown = new Teardown();

  constructor(parts: PushKeeperParts) {
    this.#parts = parts;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    const { session, language } = this.#parts;
    const look = (): void => {
      this.#look().catch((error: unknown) => console.error('The device was not renewed for push', error));
    };
    this.#teardown.add(session.subscribe(look), language.subscribe(look));
    look();
  }

  stop(): void {
    this.#teardown.run();
  }

  async #look(): Promise<void> {
    const { session, browser, mark } = this.#parts;
    const current = session.current();
    if (current.status === 'loading') return;
    const keys = await browser.keys();
    if (keys === null) return;
    const isKnown = current.status === 'signed-in' && (await this.#renew(keys));
    // If the user or the subscription has changed, a newer check is already running.
    if (!(await browser.isStill(keys)) || session.current() !== current) return;
    if (isKnown) return mark.set(current.user.id);
    // Nobody is signed in, the device was removed from the list, or its endpoint belongs to another user.
    await browser.stopListening();
  }

  /**
   * Updates the device's row, and returns whether the backend has such a row.
   *
   * @throws {Error} if the worker could not send the backend a new endpoint; the next check of the device tries again
   */
  async #renew(keys: DeviceKeys): Promise<boolean> {
    const { language, browser, api } = this.#parts;
    const renew = () => api.renewDevice({ ...keys, language: language.current(), device: browser.name() });
    if (await renew()) return true;
    if (!(await browser.settleAddress())) throw new Error('The backend has not received the new endpoint');
    return renew();
  }
}
