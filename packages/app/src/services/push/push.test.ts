import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { NewPushDevice } from '../../api/pushApi.ts';
import { Observable } from '../../lib/state/Observable.ts';
import { SafeStorage } from '../../lib/storage/SafeStorage.ts';
import { ExamplePushWorkers } from '../../testing/ExamplePushWorkers.ts';
import { fakeApi, fakeServices } from '../../testing/fakeServices.tsx';
import { LatePushKeeper } from './LatePushKeeper.ts';
import { PushBrowser, type PushBrowserParts } from './PushBrowser.ts';
import { PushKeeper } from './PushKeeper.ts';
import { PushMark } from './PushMark.ts';
import { turnOnPush } from './turnOnPush.ts';

const chrome = 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36';
let workers: ExamplePushWorkers;
let permission: NotificationPermission;
let added: NewPushDevice[];
let renewed: NewPushDevice[];
/** Whether the backend has a row of the user for the device. */
let isKnown: boolean;

beforeEach(() => {
  workers = new ExamplePushWorkers();
  permission = 'granted';
  added = [];
  renewed = [];
  isKnown = true;
});

const api = {
  addDevice: (device: NewPushDevice) => {
    added.push(device);
    return Promise.resolve(true);
  },
  renewDevice: (device: NewPushDevice) => {
    renewed.push(device);
    return Promise.resolve(isKnown);
  },
};

function browser(changes: Partial<PushBrowserParts> = {}): PushBrowser {
  return new PushBrowser({
    workers: workers.container,
    hasPush: true,
    notifications: {
      get permission() {
        return permission;
      },
      requestPermission: () => Promise.resolve(permission),
    },
    userAgent: chrome,
    ...changes,
  });
}

const keys = { vapidPublicKey: 'key', language: 'nn', api } as const;

test('the state of a browser shows whether it has push, blocks notifications or is subscribed', async () => {
  expect(await browser().state()).toBe('off');
  await turnOnPush({ ...keys, browser: browser() });
  expect(await browser().state()).toBe('on');
  permission = 'denied';
  expect(await browser().state()).toBe('denied');
  expect(await browser({ hasPush: false }).state()).toBe('unsupported');
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1';
  expect(await browser({ hasPush: false, userAgent }).state()).toBe('install');
});

test('when push is turned on, the device is added with its keys, its language and a name', async () => {
  await turnOnPush({ ...keys, browser: browser() });
  expect(added).toEqual([
    {
      endpoint: 'https://push.example.test/send/1',
      p256dh: 'P',
      auth: 'A',
      language: 'nn',
      device: 'Chrome · Android',
    },
  ]);
});

test('a device without permission for notifications is not subscribed', async () => {
  permission = 'default';
  await turnOnPush({ ...keys, browser: browser() });
  expect([added, workers.subscription]).toEqual([[], null]);
});

test('if the endpoint of the device still belongs to an earlier user, the device gets a new endpoint', async () => {
  await browser().listen('key');
  const takes = [false, true];
  const asked = { addDevice: (device: NewPushDevice) => (added.push(device), Promise.resolve(takes.shift() ?? true)) };
  await turnOnPush({ ...keys, api: asked, browser: browser() });
  expect(added.map(({ endpoint }) => endpoint.at(-1))).toEqual(['1', '2']);
  expect(workers.subscription?.endpoint).toBe('https://push.example.test/send/2');
});

test('if the backend does not add the device, the device is unsubscribed', async () => {
  const refuses = { addDevice: () => Promise.reject(new Error('down')) };
  await expect(turnOnPush({ ...keys, api: refuses, browser: browser() })).rejects.toThrow('down');
  expect(workers.subscription).toBeNull();
});

const signedIn = { status: 'signed-in', user: { id: 'kari' } } as never;
const signedOut = { status: 'signed-out', reason: 'left' } as never;
let keeper: PushKeeper;
let marks: SafeStorage;
beforeEach(() => {
  marks = new SafeStorage(() => localStorage);
});
afterEach(() => {
  keeper?.stop();
  vi.restoreAllMocks();
});

/** Waits until the code after each `await` of a settled promise has run. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function keep(session: Observable<never>, language: Observable<'nb' | 'en'>) {
  keeper = new PushKeeper({ session, language, browser: browser(), api, mark: new PushMark(marks) });
  keeper.start();
}

test('the row of a subscribed device is renewed when the app opens, and when the language changes', async () => {
  await browser().listen('key');
  const language = new Observable<'nb' | 'en'>('nb');
  keep(new Observable<never>(signedIn), language);
  await vi.waitFor(() => expect(renewed.map((device) => device.language)).toEqual(['nb']));
  language.set('en');
  await vi.waitFor(() => expect(renewed.map((device) => device.language)).toEqual(['nb', 'en']));
});

test('ACCOUNT-20 after a sign-out the device is unsubscribed and its notices are closed', async () => {
  await browser().listen('key');
  const session = new Observable<never>(signedIn);
  keep(session, new Observable('nb'));
  await vi.waitFor(() => expect(renewed).toHaveLength(1));
  session.set(signedOut);
  await vi.waitFor(() => expect([workers.subscription, workers.closed]).toEqual([null, 1]));
});

test('ACCOUNT-20 a device that the user has removed on another device is unsubscribed, and not added again', async () => {
  await browser().listen('key');
  isKnown = false;
  keep(new Observable<never>(signedIn), new Observable('nb'));
  await vi.waitFor(() => expect(workers.subscription).toBeNull());
  expect(added).toEqual([]);
});

test('ACCOUNT-20 a sign-out while the device’s row is renewed leaves no mark that push was on', async () => {
  await browser().listen('key');
  let resolve = (_answer: boolean): void => {};
  const promise = new Promise<boolean>((done) => (resolve = done));
  const asked = vi.spyOn(api, 'renewDevice').mockReturnValueOnce(promise);
  const session = new Observable<never>(signedIn);
  keep(session, new Observable('nb'));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  session.set(signedOut);
  await vi.waitFor(() => expect(workers.subscription).toBeNull());
  resolve(true);
  await settled();
  expect(new PushMark(marks).isSet('kari')).toBe(false);
});

test('a late response about the previous user’s row does not unsubscribe the device of the next user', async () => {
  await browser().listen('key');
  let resolve = (_answer: boolean): void => {};
  const promise = new Promise<boolean>((done) => (resolve = done));
  const asked = vi.spyOn(api, 'renewDevice').mockReturnValueOnce(promise);
  const session = new Observable<never>(signedIn);
  keep(session, new Observable('nb'));
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce());
  session.set({ status: 'signed-in', user: { id: 'ola' } } as never);
  await vi.waitFor(() => expect(new PushMark(marks).isSet('ola')).toBe(true));
  resolve(false);
  await settled();
  expect(workers.subscription).not.toBeNull();
  expect(new PushMark(marks).isSet('kari')).toBe(false);
});

test('PUSH-19 a device whose new endpoint has not reached the backend stays subscribed, and the next start tries again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await browser().listen('key');
  isKnown = false;
  workers.answer = false;
  keep(new Observable<never>(signedIn), new Observable('nb'));
  await vi.waitFor(() => expect(console.error).toHaveBeenCalledOnce());
  expect([workers.asked, workers.subscription === null]).toEqual([[{ type: 'settle-address' }], false]);
  keeper.stop();
  workers.onAsked = () => void (isKnown = true);
  workers.answer = true;
  keep(new Observable<never>(signedIn), new Observable('nb'));
  await vi.waitFor(() => expect(new PushMark(marks).isSet('kari')).toBe(true));
  expect(workers.subscription).not.toBeNull();
});

test('without a subscription of the device, no row is renewed and no notice is closed', async () => {
  keep(new Observable<never>(signedOut), new Observable('nb'));
  await browser().keys();
  expect([renewed, workers.closed]).toEqual([[], 0]);
});

test('the code of the push keeper is loaded only if notifications are allowed', async () => {
  vi.stubGlobal('Notification', { permission: 'default' });
  const loaded = vi.spyOn(PushKeeper.prototype, 'start').mockImplementation(() => {});
  const services = fakeServices(fakeApi({}));
  const late = new LatePushKeeper(services);
  late.start();
  expect(loaded).not.toHaveBeenCalled();
  vi.stubGlobal('Notification', { permission: 'granted' });
  late.stop();
  late.start();
  await vi.waitFor(() => expect(loaded).toHaveBeenCalledOnce());
  late.stop();
  loaded.mockRestore();
});
