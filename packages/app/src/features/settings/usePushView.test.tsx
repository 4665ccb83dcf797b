import { FIRST_PUSH_CHOICES, instantAt, type MatchId, type PushChoices, type UserId } from '@tribunen/domain';
import { type PushView, toast } from '@tribunen/ui';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../../api/auth/session.ts';
import { type NewPushDevice, pushApi } from '../../api/pushApi.ts';
import { PushBrowser } from '../../services/push/PushBrowser.ts';
import { pageMark } from '../../services/push/PushMark.ts';
import { signedInAs } from '../../testing/ExampleSession.ts';
import { examplePushApi } from '../../testing/examplePushApi.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { ExamplePushWorkers } from '../../testing/ExamplePushWorkers.ts';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { usePushView } from './usePushView.ts';

const kari = 'kari' as UserId;
const derby = exampleMatch({ id: 'm1', homeTeam: { id: 1, name: 'Brann' }, awayTeam: { id: 2, name: 'Viking' } });
const [m1, gone] = ['m1', 'gone'] as [MatchId, MatchId];
const now = instantAt(Date.parse('2026-11-24T12:00:00Z'));
let devices: NewPushDevice[];
let saved: [PushChoices, string][];
let workers: ExamplePushWorkers;
let muted: readonly MatchId[];
let isDown: boolean;
/** The mock returns the list of devices once this promise has resolved. */
let answered: Promise<void>;
/** Changes the session of the page. */
let tellSession: (session: Session) => void;
const unmuteMatch = vi.fn<(match: MatchId) => Promise<void>>();
const complaints = vi.spyOn(console, 'error');
const failure = vi.spyOn(toast, 'failure');

beforeEach(() => {
  [devices, saved] = [[], []];
  workers = new ExamplePushWorkers();
  muted = [];
  isDown = false;
  answered = Promise.resolve();
  for (const mock of [unmuteMatch, complaints, failure]) mock.mockReset();
  complaints.mockImplementation(() => {});
  unmuteMatch.mockImplementation((match) => {
    muted = muted.filter((one) => one !== match);
    return Promise.resolve();
  });
});
const exampleDevice: NewPushDevice = {
  endpoint: 'https://push.example.test/send/1',
  p256dh: 'P',
  auth: 'A',
  language: 'nb',
  device: 'Firefox · Linux',
};

/** The view of a project that sends push messages, in a browser that allows them. */
function open(vapidPublicKey: string | null = 'key') {
  const services = fakeServices(
    fakeApi({
      matches: () => Promise.resolve([derby]),
      watchSession: (onSession) => {
        tellSession = onSession;
        onSession(signedInAs('Kari', { id: kari }));
        return () => {};
      },
    }),
  );
  const { productName, apiUrl } = services.config;
  const project = { supabaseUrl: 'https://backend.example', supabaseAnonKey: 'anon-key', vapidPublicKey };
  const api = examplePushApi({
    devices: async () => {
      await answered;
      return devices.map(({ endpoint, device }) => ({ id: endpoint, endpoint, name: device, seenAt: now }));
    },
    addDevice: (device) => (devices.push(device), Promise.resolve(true)),
    removeDevice: (endpoint) => {
      devices = devices.filter((device) => device.endpoint !== endpoint);
      return Promise.resolve();
    },
    choices: () => Promise.resolve(saved.at(-1)?.[0] ?? FIRST_PUSH_CHOICES),
    saveChoices: (choices, timeZone) => (saved.push([choices, timeZone]), Promise.resolve()),
    mutedMatches: () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(muted)),
    unmuteMatch,
  });
  pushApi.replace(services.access, api);
  const browser = new PushBrowser({
    workers: workers.container,
    hasPush: true,
    notifications: { permission: 'granted', requestPermission: () => Promise.resolve('granted') },
    userAgent: 'Firefox Linux',
  });
  const configured = { ...services, config: { kind: 'configured', productName, apiUrl, ...project } as const };
  const view: { current: PushView | null } = { current: null };
  const note = (shown: PushView | null): void => void (view.current = shown);
  function Probe() {
    const shown = usePushView(kari, () => browser);
    useEffect(() => note(shown));
    return null;
  }
  render(<WithServices services={configured} routes={[{ path: '/', element: <Probe /> }]} at="/" />);
  return view;
}

type Opened = { readonly current: PushView | null };
const until = (view: Opened, device: PushView['device']['status']) =>
  waitFor(() => expect(view.current).toMatchObject({ status: 'ready', device: { status: device } }));

function ready(view: Opened): Extract<PushView, { status: 'ready' }> {
  if (view.current?.status !== 'ready') throw new Error('not loaded');
  return view.current;
}

test('a project without keys does not offer push', () => {
  expect(open(null).current).toBeNull();
});

test('push can be turned on and off for the device, which is in the list of devices while push is on', async () => {
  const view = open();
  await until(view, 'off');
  act(() => {
    const { device } = ready(view);
    if (device.status === 'off') device.onTurnOn();
  });
  await until(view, 'on');
  expect(ready(view).devices).toMatchObject([{ name: 'Firefox · Linux', isThis: true }]);
  act(() => ready(view).onRemove('https://push.example.test/send/1'));
  await until(view, 'off');
  expect([devices, workers.subscription]).toEqual([[], null]);
});

test('a device that is not in the backend’s list is shown as off, even if its browser is subscribed', async () => {
  await workers.container.ready.then(({ pushManager }) => pushManager.subscribe());
  const view = open();
  await until(view, 'off');
  expect(ready(view).devices).toEqual([]);
});

test('PUSH-19 if push has ended although the user has not turned it off, the screen says so and lets the user turn it on again', async () => {
  await workers.container.ready.then(({ pushManager }) => pushManager.subscribe());
  devices = [exampleDevice];
  const first = open();
  await until(first, 'on');
  cleanup();
  devices = [];
  const view = open();
  await until(view, 'lost');
  act(() => {
    const { device } = ready(view);
    if (device.status === 'lost') device.onTurnOn();
  });
  await until(view, 'on');
  act(() => {
    const { device } = ready(view);
    if (device.status === 'on') device.onTurnOff();
  });
  await until(view, 'off');
  expect(devices).toEqual([]);
});

test('PUSH-19 a device whose address has changed is shown as on once the worker has reported the new address', async () => {
  await workers.container.ready.then(({ pushManager }) => pushManager.subscribe());
  workers.answer = true;
  workers.onAsked = () => void (devices = [exampleDevice]);
  await until(open(), 'on');
  expect(workers.asked).toEqual([{ type: 'settle-address' }]);
});

test.each([
  ['turns push off', () => void workers.subscription?.unsubscribe()],
  ['signs out', () => tellSession({ status: 'signed-out', reason: 'left' })],
])(
  'ACCOUNT-20 a user who %s while the devices are loaded leaves no mark that push was on here',
  async (_does, leave) => {
    await workers.container.ready.then(({ pushManager }) => pushManager.subscribe());
    devices = [exampleDevice];
    let resolve = (): void => {};
    const promise = new Promise<void>((done) => (resolve = done));
    answered = promise;
    const view = open();
    await waitFor(() => expect(view.current?.status).toBe('loading'));
    leave();
    resolve();
    await until(view, 'on');
    expect(pageMark().isSet(kari)).toBe(false);
  },
);

test('a choice is saved with the time zone of the device', async () => {
  const view = open();
  await until(view, 'off');
  const choices = { ...FIRST_PUSH_CHOICES, goals: false };
  act(() => ready(view).onChoose(choices));
  await waitFor(() => expect(ready(view).choices).toEqual(choices));
  await waitFor(() => expect(saved).toEqual([[choices, Intl.DateTimeFormat().resolvedOptions().timeZone]]));
});

test('PUSH-14 the screen lists the muted matches with their teams, and the user can unmute each', async () => {
  muted = [gone, m1];
  const view = open();
  await until(view, 'off');
  await waitFor(() =>
    expect(ready(view).muted).toMatchObject([
      { id: 'gone', match: null },
      { id: 'm1', match: { homeTeam: { name: 'Brann' } } },
    ]),
  );
  act(() => ready(view).onUnmute(gone));
  await waitFor(() => expect(ready(view).muted.map(({ id }) => id)).toEqual(['m1']));
  await waitFor(() => expect(unmuteMatch.mock.calls).toEqual([['gone']]));
});

test('a match that could not be unmuted stays in the list, and a toast shows the reason', async () => {
  muted = [m1];
  unmuteMatch.mockRejectedValue(new Error('down'));
  const view = open();
  await until(view, 'off');
  act(() => ready(view).onUnmute(m1));
  await waitFor(() => expect(failure).toHaveBeenCalledOnce());
  expect(ready(view).muted.map(({ id }) => id)).toEqual(['m1']);
});

test('after the muted matches could not be loaded, the user can load them again', async () => {
  isDown = true;
  const view = open();
  await waitFor(() => expect(view.current?.status).toBe('error'));
  isDown = false;
  act(() => {
    if (view.current?.status === 'error') view.current.onRetry();
  });
  await until(view, 'off');
});
