import { askByPort } from '../../lib/worker/askByPort.ts';
import { type DeviceKeys, deviceKeys } from '../../lib/worker/deviceKeys.ts';

/**
 * `unsupported`: this browser has no push; `install`: it has once the app is on the home screen, as on an iPhone; `denied`: notifications are
 * refused, and only the browser's settings can change that.
 */
export type PushDeviceState = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

/** The part of the browser that push uses, so that a test can stand in for it. */
export interface PushBrowserParts {
  readonly workers: Pick<ServiceWorkerContainer, 'getRegistration' | 'ready'> | null;
  readonly hasPush: boolean;
  /** Null where the browser has no notifications. */
  readonly notifications: Pick<typeof Notification, 'permission' | 'requestPermission'> | null;
  readonly userAgent: string;
}

/** Longer than the worker waits for the backend. */
const patienceMs = 20_000;
/** A browser names those that it resembles too: the first of these counts. */
const browsers = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'Chrome', 'Safari'];
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'CrOS', 'Mac OS', 'Linux'];

/** Push on this device, as its browser has it. */
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

  /** The address and keys of this device; null while it does not listen. */
  async keys(): Promise<DeviceKeys | null> {
    const subscription = await this.#subscription();
    return subscription === null ? null : deviceKeys(subscription);
  }

  /** Whether this device still listens at the same address. */
  async isStill({ endpoint }: Pick<DeviceKeys, 'endpoint'>): Promise<boolean> {
    return (await this.#subscription())?.endpoint === endpoint;
  }

  /**
   * Has the worker tell the backend of a new address that the browser has given this device. Answers whether that is settled: otherwise it says
   * nothing that the backend does not know the address. PUSH-19
   */
  async settleAddress(): Promise<boolean> {
    const registration = await this.#parts.workers?.getRegistration();
    const worker = registration?.active ?? null;
    return worker === null || (await askByPort(worker, { type: 'settle-address' }, patienceMs)) !== false;
  }

  /** Asks for permission, and listens. It must be called in a click. Null where the spectator has not allowed it. */
  async listen(vapidPublicKey: string): Promise<DeviceKeys | null> {
    const { workers, notifications } = this.#parts;
    if (workers === null || notifications === null) return null;
    if ((await notifications.requestPermission()) !== 'granted') return null;
    const { pushManager } = await workers.ready;
    return deviceKeys(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: vapidPublicKey }));
  }

  /** Listens no longer, and takes the notices away that are up. The push service tells the backend at the next message. */
  async stopListening(): Promise<void> {
    const registration = await this.#parts.workers?.getRegistration();
    const subscription = await registration?.pushManager.getSubscription();
    await subscription?.unsubscribe();
    for (const notice of (await registration?.getNotifications()) ?? []) notice.close();
  }

  /** What the device is called in the list of devices: its browser and its system. */
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

/** Push of the page's own browser. */
export function pageBrowser(): PushBrowser {
  return new PushBrowser({
    workers: 'serviceWorker' in navigator ? navigator.serviceWorker : null,
    hasPush: 'PushManager' in globalThis,
    notifications: 'Notification' in globalThis ? globalThis.Notification : null,
    userAgent: navigator.userAgent,
  });
}
