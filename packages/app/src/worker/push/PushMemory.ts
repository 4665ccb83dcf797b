import { notificationShape } from '@tribunen/contract';
import { isSameNotification, type Notification } from '@tribunen/domain';
import { createStore, get, set, update } from 'idb-keyval';
import { array, object, safeParse, string } from 'valibot';

const most = 100;
const announced = array(notificationShape);
const address = object({ endpoint: string(), auth: string() });

/** What the backend knows a device by. */
export interface DeviceAddress {
  readonly endpoint: string;
  readonly auth: string;
}

/** What the worker has to know after the browser has ended it: what this device has announced, and its own address. */
export class PushMemory {
  readonly #store = createStore('tribunen-push', 'memory');

  /** The latest goals and red cards that this device has announced. */
  async announced(): Promise<readonly Notification[]> {
    const kept = safeParse(announced, await get('announced', this.#store));
    return kept.success ? kept.output : [];
  }

  async note(notification: Notification): Promise<void> {
    await update<unknown>(
      'announced',
      (raw) => {
        const kept = safeParse(announced, raw);
        const before = kept.success ? kept.output : [];
        return before.some((one) => isSameNotification(one, notification))
          ? before
          : [...before, notification].slice(-most);
      },
      this.#store,
    );
  }

  async address(): Promise<DeviceAddress | null> {
    const kept = safeParse(address, await get('address', this.#store));
    return kept.success ? kept.output : null;
  }

  async keepAddress(known: DeviceAddress): Promise<void> {
    await set('address', known, this.#store);
  }
}
