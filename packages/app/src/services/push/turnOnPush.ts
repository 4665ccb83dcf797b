import type { Language } from '@tribunen/locales';
import type { PushApi } from '../../api/pushApi.ts';
import type { PushBrowser } from './PushBrowser.ts';

interface PushParts {
  readonly browser: Pick<PushBrowser, 'listen' | 'stopListening' | 'name'>;
  readonly api: Pick<PushApi, 'addDevice'>;
  readonly vapidPublicKey: string;
  readonly language: Language;
}

/**
 * Begins to tell the spectator on this device. It must be called in a click. An address that another user has left on the device is given up
 * for a new one. Where the spectator does not allow it, nothing happens.
 *
 * @throws TableError where the backend does not take the device: then the device does not listen either
 */
export async function turnOnPush({ browser, api, vapidPublicKey, language }: PushParts): Promise<void> {
  const add = async (): Promise<boolean> => {
    const keys = await browser.listen(vapidPublicKey);
    return keys === null || api.addDevice({ ...keys, language, device: browser.name() });
  };
  try {
    if (await add()) return;
    await browser.stopListening();
    if (!(await add())) throw new Error('The browser gives the address of another user again');
  } catch (error) {
    await browser.stopListening();
    throw error;
  }
}
