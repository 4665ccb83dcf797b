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

/**
 * How long the worker waits for a visible page. A page responds at once, unless it still loads its code; then the
 * worker shows a notice.
 */
const patienceMs = 1000;

/** Shows push messages as notices, and handles presses on them. */
export function openPush(worker: ServiceWorkerGlobalScope, { productName, memory, api }: PushParts): void {
  const { clients, registration } = worker;
  let turn: Promise<unknown> = Promise.resolve();
  /** Runs tasks one at a time. A sign-out thus closes a notice that appeared before it, and prevents a later notice. */
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const next = turn.then(task);
    turn = next.catch(() => {
      // The caller of the task handles its error.
    });
    return next;
  };
  /** The number of sign-outs since the worker started. */
  let goneUsers = 0;
  /**
   * The pending call that sends the backend a new endpoint; null if there is none. It may be slow, so no notice waits
   * for it.
   */
  let settling: { readonly endpoint: string; readonly sent: Promise<void> } | null = null;

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
      // The user may have signed out while the worker waited for the page.
      if (!isPushFor(await memory.user(), payload.to)) return;
      await (isTaken ? showInPassing(payload) : showNotice(payload));
    });
    await isAddressSettled();
  }

  /**
   * Stores the signed-in user that a page has sent. Returns whether the worker may send the backend a new endpoint: a
   * user is signed in, and the worker had not stored another user, to whom the subscription may still belong.
   */
  async function begin(userId: UserId | null): Promise<boolean> {
    const before = await memory.user();
    await memory.keepUser(userId);
    if (before === userId || before === undefined) return userId !== null;
    await forget();
    return false;
  }

  /**
   * Handles the end of a session. If the page has an earlier version, it does not send the next user. The worker then
   * deletes the stored user, because the next user is unknown (PUSH-17).
   */
  async function leave({ tellsUser = false }: { readonly tellsUser?: boolean | undefined }): Promise<void> {
    await forget();
    if (!tellsUser && (await memory.user()) !== null) await memory.forgetUser();
  }

  /**
   * Deletes the signed-out user's data: the stored announcements and the shown notices reveal the followed teams, and
   * the stored endpoint contains a secret.
   */
  async function forget(): Promise<void> {
    goneUsers += 1;
    await memory.forget();
    for (const shown of await registration.getNotifications()) shown.close();
  }

  /**
   * Shows a general notice for a message that this version does not understand, because a browser requires a notice for
   * each message.
   */
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

  /**
   * Handles a message that needs no notice, because a page or an earlier notice has announced it. A notice is shown
   * only if the browser requires one, and is closed at once (PUSH-16).
   */
  async function showInPassing(payload: PushPayload): Promise<void> {
    const own = await ownAddress();
    if (own === null || !wantsEveryNotice(own.endpoint)) return;
    await show(payload, { silent: true });
    for (const shown of await registration.getNotifications({ tag: pushTag(payload.message) })) shown.close();
  }

  async function show(payload: PushPayload, how: NoticeOptions): Promise<void> {
    const { title, options } = toNotice(payload, registration.scope);
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
    // A browser may refuse the focus if the press was too long ago.
    await client.focus().catch((error: unknown) => console.warn('The page does not come to the front', error));
    if (await isTakenBy(client, { type: 'open', path })) return;
    // The page has not responded: it has another version or still loads its code. The worker cannot navigate a page
    // that it does not control, so it opens a window instead.
    await client.navigate(path).catch(() => clients.openWindow(path));
  }

  async function mute(match: string, { language }: PushPayload): Promise<void> {
    try {
      await settleAddress();
      const device = await ownAddress();
      if (device === null) throw new Error('This device is not subscribed');
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
   * Sends the backend this device's current endpoint, if the backend has another. The memory holds the endpoint that
   * the backend has, and replaces it once the backend has accepted a new one.
   *
   * @throws {Error} if the backend does not accept the endpoint
   */
  async function settleAddress(): Promise<void> {
    const subscription = await registration.pushManager.getSubscription();
    if (subscription === null) return;
    const own = deviceKeys(subscription);
    if (settling?.endpoint === own.endpoint) return settling.sent;
    const earlier = settling?.sent.catch(() => {
      // The caller of the earlier call handles its error.
    });
    const now = { endpoint: own.endpoint, sent: Promise.resolve(earlier).then(() => tellAddress(own)) };
    settling = now;
    try {
      await now.sent;
    } finally {
      if (settling === now) settling = null;
    }
  }

  async function tellAddress(own: DeviceKeys): Promise<void> {
    const [known, before] = await inTurn(async () => [await memory.address(), goneUsers] as const);
    if (known?.endpoint === own.endpoint) return;
    if (known !== null) await api.renew(known, own);
    await inTurn(async () => {
      // The user may have signed out in the meantime.
      if (goneUsers === before) await memory.keepAddress({ endpoint: own.endpoint, auth: own.auth });
    });
  }

  /**
   * Sends the backend the current endpoint, and returns whether the backend has it. After a failed call, the worker
   * sends the endpoint again at its next event (PUSH-19).
   */
  async function isAddressSettled(): Promise<boolean> {
    try {
      await settleAddress();
      return true;
    } catch (error) {
      console.error('The backend has not received the new endpoint of this device yet', error);
      return false;
    }
  }

  /** Handles the end of a subscription. The browser may already have created another. */
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

/** Asks a page to handle a message, and returns whether it did. A page of another version does not respond. */
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
