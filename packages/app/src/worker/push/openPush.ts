import { pushPayload, type PushPayload } from '@tribunen/contract';
import {
  isPushFor,
  pageToOpen,
  pushMatchOf,
  pushNotice,
  pushTag,
  seenPage,
  type UserId,
  wantsEveryNotice,
} from '@tribunen/domain';
import { languageOf } from '@tribunen/locales';
import { pushWords } from '@tribunen/locales/push';
import { safeParse } from 'valibot';
import { askByPort } from '../../lib/worker/askByPort.ts';
import { type DeviceKeys, deviceKeys } from '../../lib/worker/deviceKeys.ts';
import { type PageMessage, pageMessage } from '../../lib/worker/PageMessage.ts';
import type { WorkerMessage } from '../../lib/worker/WorkerMessage.ts';
import type { PushApi } from './PushApi.ts';
import type { PushMemory } from './PushMemory.ts';
import { pushPath } from './pushPath.ts';
import { muteAction, type NoticeOptions, toNotice } from './toNotice.ts';

interface PushParts {
  readonly productName: string;
  readonly memory: Pick<PushMemory, keyof PushMemory>;
  readonly api: Pick<PushApi, keyof PushApi>;
}

/** A page that is seen answers within a moment. One that is still loading its code does not, and need not. */
const patienceMs = 1000;

/** Shows push messages as notices, and does what is pressed on them. */
export function openPush(worker: ServiceWorkerGlobalScope, { productName, memory, api }: PushParts): void {
  const { clients, registration } = worker;
  let turn: Promise<unknown> = Promise.resolve();
  /** One after another: a notice is shown before its user goes, and is closed then, or comes up no more. */
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const next = turn.then(task);
    turn = next.catch(() => {
      // Its caller hears of it.
    });
    return next;
  };
  /** How often a user has gone since the worker began. */
  let goneUsers = 0;
  /** The call that sends the backend a new address, while it is under way. It may take long: no notice waits for it. */
  let settling: { readonly endpoint: string; readonly told: Promise<void> } | null = null;

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
    event.waitUntil(obey(message.output, event.ports));
  });

  async function obey(message: PageMessage, ports: readonly MessagePort[]): Promise<void> {
    switch (message.type) {
      case 'announced':
        return inTurn(() => memory.note(message.notification));
      case 'forget':
        return inTurn(() => leave(message));
      case 'user':
        if (await inTurn(() => begin(message.userId))) await isAddressSettled();
        return;
      case 'settle-address': {
        const isSettled = await isAddressSettled();
        return ports[0]?.postMessage(isSettled);
      }
      case 'language':
        return memory.keepLanguage(message.language);
      case 'SKIP_WAITING':
    }
  }

  async function receive(data: PushMessageData | null): Promise<void> {
    const payload = data === null ? null : payloadOf(readJson(data));
    if (payload === null) return showNews();
    if (!isPushFor(await memory.user(), payload.to)) return;
    const seen = seenPage(await openPages());
    const isTaken = seen !== null && (await isTakenBy(seen.client, { type: 'pushed', payload }));
    await inTurn(async () => {
      // Its user may have gone while the page was asked.
      if (!isPushFor(await memory.user(), payload.to)) return;
      await (isTaken ? showInPassing(payload) : showNotice(payload));
    });
    await isAddressSettled();
  }

  /** A page says who is signed in. Answers whether the subscription may be theirs: it may still be that of the one before. */
  async function begin(userId: UserId | null): Promise<boolean> {
    const before = await memory.user();
    await memory.keepUser(userId);
    if (before === userId || before === undefined) return userId !== null;
    await forget();
    return false;
  }

  /** A page says that the session has ended. One of an earlier version does not say who is signed in next: then nobody knows (PUSH-17). */
  async function leave({ tellsUser = false }: { readonly tellsUser?: boolean | undefined }): Promise<void> {
    await forget();
    if (!tellsUser && (await memory.user()) !== null) await memory.forgetUser();
  }

  /** The user has gone. What was announced and what is up tell whom they follow, and the address has a secret. */
  async function forget(): Promise<void> {
    goneUsers += 1;
    await memory.forget();
    for (const shown of await registration.getNotifications()) shown.close();
  }

  /** A message that this version does not understand is shown all the same, because a browser wants a notice for each. */
  async function showNews(): Promise<void> {
    const language = languageOf(await memory.language(), worker.navigator.languages);
    const { news, newsWhere } = pushWords[language];
    const named = (text: string): string => text.replaceAll('{product}', () => productName);
    await registration.showNotification(named(news), {
      body: named(newsWhere),
      lang: language,
      icon: '/tribunen.svg',
      tag: 'news',
    });
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
    if (await isTakenBy(client, { type: 'open', path })) return;
    // A page that does not answer is of another version, or still loads its code. One without this worker cannot be led anywhere.
    await client.navigate(path).catch(() => clients.openWindow(path));
  }

  async function mute(match: string, { language }: PushPayload): Promise<void> {
    try {
      await settleAddress();
      const device = await ownAddress();
      if (device === null) throw new Error('This device listens no longer');
      await api.mute(device, match);
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

  /**
   * Has the backend know this device by its present address. The one in memory is that by which it knows the device, until it has taken another.
   *
   * @throws {Error} where the backend does not take it
   */
  async function settleAddress(): Promise<void> {
    const subscription = await registration.pushManager.getSubscription();
    if (subscription === null) return;
    const own = deviceKeys(subscription);
    if (settling?.endpoint === own.endpoint) return settling.told;
    const earlier = settling?.told.catch(() => {
      // Who has asked for it hears of it.
    });
    const now = { endpoint: own.endpoint, told: Promise.resolve(earlier).then(() => tellAddress(own)) };
    settling = now;
    try {
      await now.told;
    } finally {
      if (settling === now) settling = null;
    }
  }

  async function tellAddress(own: DeviceKeys): Promise<void> {
    const [known, before] = await inTurn(async () => [await memory.address(), goneUsers] as const);
    if (known?.endpoint === own.endpoint) return;
    if (known !== null) await api.renew(known, own);
    await inTurn(async () => {
      // Its user may have gone meanwhile.
      if (goneUsers === before) await memory.keepAddress({ endpoint: own.endpoint, auth: own.auth });
    });
  }

  /** Answers whether the backend knows the present address. After a failed call, the next event of the worker sends it again (PUSH-19). */
  async function isAddressSettled(): Promise<boolean> {
    try {
      await settleAddress();
      return true;
    } catch (error) {
      console.error('The backend does not know this device by its new address yet', error);
      return false;
    }
  }

  /** The browser has ended the subscription, and may have made a new one. */
  async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
    if (oldSubscription !== null && (await memory.address()) === null) {
      const { endpoint, auth } = deviceKeys(oldSubscription);
      await memory.keepAddress({ endpoint, auth });
    }
    const options = oldSubscription?.options;
    if (newSubscription === null && options !== undefined) await registration.pushManager.subscribe(options);
    await isAddressSettled();
  }
}

/** Whether a page takes a message over. One of another version does not answer. */
async function isTakenBy(page: Client, message: WorkerMessage): Promise<boolean> {
  return (await askByPort(page, message, patienceMs)) !== null;
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
