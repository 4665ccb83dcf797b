import { notificationShape, userId } from '@tribunen/contract';
import { isSameNotification, type Notification, type UserId } from '@tribunen/domain';
import { isLanguage, type Language } from '@tribunen/locales';
import { createStore, del, delMany, get, set, update, type UseStore } from 'idb-keyval';
import { array, nullable, object, safeParse, string } from 'valibot';

const most = 100;
const announced = array(notificationShape);
const address = object({ endpoint: string(), auth: string() });
const user = nullable(userId);

/** The endpoint and secret by which the backend recognises a device. */
export interface DeviceAddress {
  readonly endpoint: string;
  readonly auth: string;
}

/**
 * The data that the worker needs after the browser has ended and restarted its program: the device's announcements, the
 * endpoint that the backend has, the language, and the signed-in user. No method rejects. If the browser refuses the
 * database, the memory stores nothing and logs the failure once, and push messages are still shown.
 */
export class PushMemory {
  readonly #store: UseStore;
  #hasComplained = false;

  constructor(store: UseStore = createStore('tribunen-push', 'memory')) {
    this.#store = store;
  }

  /** The latest goals and red cards that this device has announced. */
  async announced(): Promise<readonly Notification[]> {
    const kept = safeParse(announced, await this.#orNothing(() => get('announced', this.#store)));
    return kept.success ? kept.output : [];
  }

  async note(notification: Notification): Promise<void> {
    const withIt = (raw: unknown): readonly Notification[] => {
      const kept = safeParse(announced, raw);
      const before = kept.success ? kept.output : [];
      return before.some((one) => isSameNotification(one, notification))
        ? before
        : [...before, notification].slice(-most);
    };
    await this.#orNothing(() => update<unknown>('announced', withIt, this.#store));
  }

  async address(): Promise<DeviceAddress | null> {
    const kept = safeParse(address, await this.#orNothing(() => get('address', this.#store)));
    return kept.success ? kept.output : null;
  }

  async keepAddress(known: DeviceAddress): Promise<void> {
    await this.#orNothing(() => set('address', known, this.#store));
  }

  /** The language of this device's pages; null if no page has sent it. */
  async language(): Promise<Language | null> {
    const kept = await this.#orNothing(() => get<unknown>('language', this.#store));
    return typeof kept === 'string' && isLanguage(kept) ? kept : null;
  }

  async keepLanguage(language: Language): Promise<void> {
    await this.#orNothing(() => set('language', language, this.#store));
  }

  /** The user signed in on this device; null after a sign-out, undefined until a page has sent it. */
  async user(): Promise<UserId | null | undefined> {
    const kept = safeParse(user, await this.#orNothing(() => get('user', this.#store)));
    return kept.success ? kept.output : undefined;
  }

  async keepUser(known: UserId | null): Promise<void> {
    await this.#orNothing(() => set('user', known, this.#store));
  }

  /** Deletes the user, so that the worker no longer knows whether anybody is signed in. */
  async forgetUser(): Promise<void> {
    await this.#orNothing(() => del('user', this.#store));
  }

  /** Deletes the announcements and the endpoint after a sign-out. */
  async forget(): Promise<void> {
    await this.#orNothing(() => delMany(['announced', 'address'], this.#store));
  }

  async #orNothing<Value>(ask: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await ask();
    } catch (error) {
      if (!this.#hasComplained) console.error('The browser refuses to store the announcements of this device', error);
      this.#hasComplained = true;
      return undefined;
    }
  }
}
