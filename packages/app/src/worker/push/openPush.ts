import { pushPayload, type PushPayload } from '@tribunen/contract';
import { pageToOpen, pushMatchOf, pushNotice, pushTag, seenPage, wantsEveryNotice } from '@tribunen/domain';
import { languageOf } from '@tribunen/locales';
import { pushWords } from '@tribunen/locales/push';
import { safeParse } from 'valibot';
import { deviceKeys } from '../../lib/worker/deviceKeys.ts';
import { pageMessage } from '../../lib/worker/PageMessage.ts';
import { askPage } from './askPage.ts';
import type { PushBackend } from './PushBackend.ts';
import type { PushMemory } from './PushMemory.ts';
import { pushPath } from './pushPath.ts';
import { muteAction, type NoticeOptions, toNotice } from './toNotice.ts';

interface PushParts {
  readonly memory: Pick<PushMemory, keyof PushMemory>;
  readonly backend: Pick<PushBackend, keyof PushBackend>;
}

/** Shows push messages as notices, and does what is pressed on them. */
export function openPush(worker: ServiceWorkerGlobalScope, { memory, backend }: PushParts): void {
  const { clients, registration } = worker;

  worker.addEventListener('push', (event) => event.waitUntil(receive(event.data)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const payload = payloadOf(event.notification.data);
    const match = payload === null ? null : pushMatchOf(payload.message);
    const isMute = event.action === muteAction && payload !== null && match !== null;
    event.waitUntil(isMute ? mute(match, payload) : open(payload === null ? '/' : pushPath(payload.message)));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
  worker.addEventListener('message', (event) => {
    const message = safeParse(pageMessage, event.data);
    if (!message.success) return;
    if (message.output.type === 'announced') event.waitUntil(memory.note(message.output.notification));
    if (message.output.type === 'forget') event.waitUntil(forget());
  });

  async function receive(data: PushMessageData | null): Promise<void> {
    const payload = data === null ? null : payloadOf(readJson(data));
    if (payload === null) return showNews();
    const seen = seenPage(await openPages());
    if (seen !== null && (await askPage(seen.client, { type: 'pushed', payload }))) await showInPassing(payload);
    else await showNotice(payload);
    await keepOwnAddress();
  }

  /** The user has gone. What was announced and what is up tell whom they follow, and the address has a secret. */
  async function forget(): Promise<void> {
    await memory.forget();
    for (const shown of await registration.getNotifications()) shown.close();
  }

  /** A message that this version does not understand is shown all the same, because a browser wants a notice for each. */
  async function showNews(): Promise<void> {
    const language = languageOf(null, worker.navigator.languages);
    const { news, newsWhere } = pushWords[language];
    await registration.showNotification(news, { body: newsWhere, lang: language, icon: '/tribunen.svg', tag: 'news' });
  }

  async function showNotice(payload: PushPayload): Promise<void> {
    const { message } = payload;
    const [shown] = await registration.getNotifications({ tag: pushTag(message) });
    const up = payloadOf(shown?.data);
    const notice = pushNotice(message, { up: up?.message ?? null, announced: await memory.announced() });
    if (notice.status === 'none') return showInPassing(payload);
    if (notice.status === 'keep') return show(up ?? payload, { silent: true });
    await show(payload, { renotify: notice.renew, silent: notice.silent });
    if (!('notification' in message)) return;
    const { notification } = message;
    await memory.note(notification);
    for (const { client } of await openPages()) client.postMessage({ type: 'noticed', notification });
  }

  /** The device has announced the message already: a notice comes only where the browser wants one, and goes at once (PUSH-16). */
  async function showInPassing(payload: PushPayload): Promise<void> {
    const own = await ownAddress();
    if (own === null || !wantsEveryNotice(own.endpoint)) return;
    await show(payload, { silent: true });
    for (const shown of await registration.getNotifications({ tag: pushTag(payload.message) })) shown.close();
  }

  async function show(payload: PushPayload, how: NoticeOptions): Promise<void> {
    const { title, options } = toNotice(payload);
    const all: NoticeOptions = { ...options, ...how };
    await registration.showNotification(title, all);
  }

  async function openPages() {
    const found = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    return found.map((client) => ({
      client,
      isVisible: client.visibilityState === 'visible',
      isFocused: client.focused,
    }));
  }

  async function open(path: string): Promise<void> {
    const page = pageToOpen(await openPages());
    if (page === null) return void (await clients.openWindow(path));
    const { client } = page;
    // A browser may refuse the focus long after the press.
    await client.focus().catch((error: unknown) => console.warn('The page does not come to the front', error));
    if (await askPage(client, { type: 'open', path })) return;
    // A page that does not answer is of another version, or still loads its code. One without this worker cannot be led anywhere.
    await client.navigate(path).catch(() => clients.openWindow(path));
  }

  async function mute(match: string, { language }: PushPayload): Promise<void> {
    try {
      const device = await ownAddress();
      if (device === null) throw new Error('This device listens no longer');
      await backend.mute(device, match);
      for (const { client } of await openPages()) client.postMessage({ type: 'muted', matchId: match });
    } catch (error) {
      console.error('The match was not muted', error);
      const { notMuted, notMutedWhy } = pushWords[language];
      await registration.showNotification(notMuted, { body: notMutedWhy, lang: language, tag: `match:${match}` });
    }
  }

  async function ownAddress() {
    const subscription = await registration.pushManager.getSubscription();
    return subscription === null ? memory.address() : deviceKeys(subscription);
  }

  async function keepOwnAddress(): Promise<void> {
    const subscription = await registration.pushManager.getSubscription();
    if (subscription === null) return;
    const { endpoint, auth } = deviceKeys(subscription);
    await memory.keepAddress({ endpoint, auth });
  }

  /** The browser has ended the subscription, and may have made a new one. Without the old one nothing can be renewed: the app asks again. */
  async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
    const old = oldSubscription === null ? await memory.address() : deviceKeys(oldSubscription);
    if (old === null) return;
    const options = oldSubscription?.options;
    const next = newSubscription ?? (options && (await registration.pushManager.subscribe(options)));
    if (next === undefined) return;
    await backend.renew(old, deviceKeys(next));
    await keepOwnAddress();
  }
}

function payloadOf(raw: unknown): PushPayload | null {
  const parsed = safeParse(pushPayload, raw);
  return parsed.success ? parsed.output : null;
}

function readJson(data: PushMessageData): unknown {
  try {
    return data.json();
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
