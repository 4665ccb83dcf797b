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
 * Subscribes this device to the spectator's push messages. Call it while a click is handled. If the device's endpoint
 * still belongs to another user, the device gets a new endpoint. Without permission for notifications it does nothing.
 *
 * @throws TableError if the backend does not accept the device, which is then unsubscribed
 */
export async function turnOnPush({ browser, api, vapidPublicKey, language }: PushParts): Promise<void> {
  const add = async (): Promise<boolean> => {
    const keys = await browser.listen(vapidPublicKey);
    return keys === null || api.addDevice({ ...keys, language, device: browser.name() });
  };
  try {
    if (await add()) return;
    await browser.stopListening();
    if (!(await add())) throw new Error('The browser repeats the endpoint of another user');
  } catch (error) {
    await browser.stopListening();
    throw error;
  }
}
