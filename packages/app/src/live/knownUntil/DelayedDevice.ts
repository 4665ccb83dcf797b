import type { BackendAccess } from '../../api/access/BackendAccess.ts';

/** A slider is dragged through many delays. */
const calmMs = 1000;

/** Keeps the delay of this device's push messages as the reader has chosen it (PUSH-20). At each start the device is renewed with it anyway. */
export class DelayedDevice {
  readonly #access: BackendAccess;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(access: BackendAccess) {
    this.#access = access;
  }

  soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#tell().catch((error: unknown) => console.error('The delay of push was not saved', error));
    }, calmMs);
  }

  async #tell(): Promise<void> {
    const [{ pageBrowser }, { pushApi }] = await Promise.all([
      import('../../services/push/PushBrowser.ts'),
      import('../../api/pushApi.ts'),
    ]);
    const keys = await pageBrowser().keys();
    if (keys !== null) await pushApi.of(this.#access).delayDevice(keys.endpoint);
  }
}
