import { askByPort } from '../../lib/worker/askByPort.ts';
import { type DeviceKeys, deviceKeys } from '../../lib/worker/deviceKeys.ts';

/**
 * `unsupported`: this browser has no push. `install`: the browser has push only for an app on the home screen, as on an
 * iPhone. `denied`: the spectator has blocked notifications, and can allow them only in the browser's settings.
 */
export type PushDeviceState = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

/** The parts of the browser that push uses, so that a test can replace them. */
export interface PushBrowserParts {
  readonly workers: Pick<ServiceWorkerContainer, 'getRegistration' | 'ready'> | null;
  readonly hasPush: boolean;
  /** The browser's notifications; null if it has none. */
  readonly notifications: Pick<typeof Notification, 'permission' | 'requestPermission'> | null;
  readonly userAgent: string;
}

/** How long the page waits for the worker: longer than the worker waits for the backend. */
const patienceMs = 20_000;
/** A user agent contains the names of several browsers, so the first name of this list that it contains counts. */
const browsers = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'Chrome', 'Safari'];
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'CrOS', 'Mac OS', 'Linux'];

/** The push subscription of this device, through its browser. */
export class PushBrowser {
  readonly #parts: PushBrowserParts;

  constructor(parts: PushBrowserParts) {
    this.#parts = parts;
  }

  async state(): Promise<PushDeviceState> {
    const { workers, hasPush, notifications, userAgent } = this.#parts;
    if (workers === null || !hasPush || notifications === null) {
      return /iPhone|iPad/.test(userAgent) ? 'install' : 'unsupported';
    }
    if (notifications.permission === 'denied') return 'denied';
    return (await this.#subscription()) === null || notifications.permission !== 'granted' ? 'off' : 'on';
  }

  /** The endpoint and keys of this device; null while it is not subscribed. */
  async keys(): Promise<DeviceKeys | null> {
    const subscription = await this.#subscription();
    return subscription === null ? null : deviceKeys(subscription);
  }

  /** Whether this device is still subscribed with the same endpoint. */
  async isStill({ endpoint }: Pick<DeviceKeys, 'endpoint'>): Promise<boolean> {
    return (await this.#subscription())?.endpoint === endpoint;
  }

  /**
   * Asks the worker to send the backend a new endpoint of this device (PUSH-19). Returns false if the worker could not
   * reach the backend. The backend may then lack the endpoint although nobody has removed the device.
   */
  async settleAddress(): Promise<boolean> {
    const registration = await this.#parts.workers?.getRegistration();
    const worker = registration?.active ?? null;
    return worker === null || (await askByPort(worker, { type: 'settle-address' }, patienceMs)) !== false;
  }

  /**
   * Asks the spectator for permission and subscribes this device. Call it while a click is handled. Returns null
   * without permission.
   */
  async listen(vapidPublicKey: string): Promise<DeviceKeys | null> {
    const { workers, notifications } = this.#parts;
    if (workers === null || notifications === null) return null;
    if ((await notifications.requestPermission()) !== 'granted') return null;
    const { pushManager } = await workers.ready;
    return deviceKeys(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: vapidPublicKey }));
  }

  /**
   * Unsubscribes and closes the visible notices. The push service refuses the backend's next message to this device,
   * and the backend then deletes the device's row.
   */
  async stopListening(): Promise<void> {
    const registration = await this.#parts.workers?.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
    for (const notice of (await registration?.getNotifications()) ?? []) notice.close();
  }

  /** The name of the device in the list of devices: its browser and its operating system. */
  name(): string {
    const { userAgent } = this.#parts;
    const browser = browsers.find((name) => userAgent.includes(name)) ?? '';
    const system = systems.find((name) => userAgent.includes(name)) ?? '';
    const called: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera', 'Mac OS': 'Mac', CrOS: 'ChromeOS' };
    return [browser, system]
      .filter((part) => part !== '')
      .map((part) => called[part] ?? part)
      .join(' · ');
  }

  async #subscription(): Promise<PushSubscription | null> {
    const registration = await this.#parts.workers?.getRegistration();
    return (await registration?.pushManager.getSubscription()) ?? null;
  }
}

/** The browser that shows this page. */
export function pageBrowser(): PushBrowser {
  return new PushBrowser({
    workers: 'serviceWorker' in navigator ? navigator.serviceWorker : null,
    hasPush: 'PushManager' in globalThis,
    notifications: 'Notification' in globalThis ? globalThis.Notification : null,
    userAgent: navigator.userAgent,
  });
}
