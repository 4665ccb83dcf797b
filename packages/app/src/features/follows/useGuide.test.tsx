import { FIRST_PUSH_CHOICES, type Follow, instantAt, type FollowId } from '@tribunen/domain';
import type { ChooseView, FollowNames, GuidedDevice } from '@tribunen/ui';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import { pushApi, type PushApi } from '../../api/pushApi.ts';
import { PushBrowser, type PushBrowserParts } from '../../services/push/PushBrowser.ts';
import { exampleFollow } from '../../testing/exampleFollow.ts';
import { examplePushApi } from '../../testing/examplePushApi.ts';
import { ExamplePushWorkers } from '../../testing/ExamplePushWorkers.ts';
import { exampleProfiles } from '../../testing/examplePeople.ts';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { useGuide } from './useGuide.ts';

const complaints = vi.spyOn(console, 'error');
const onDone = vi.fn<() => void>();
const notify = vi.fn<(id: FollowId, isOn: boolean) => void>();
const teams = ['Brann', 'Molde', 'Viking'].map((name, priority) =>
  exampleFollow({ id: name, entityId: name, priority }),
);
let workers: ExamplePushWorkers;
let devices: string[];
let permission: NotificationPermission;
/** The spectator's answer to the browser's question. */
let answer: NotificationPermission;

beforeEach(() => {
  complaints.mockImplementation(() => {});
  workers = new ExamplePushWorkers();
  devices = [];
  permission = 'default';
  answer = 'granted';
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

interface Given extends Partial<PushBrowserParts> {
  readonly api?: Partial<PushApi>;
}

/** The guide of a project that sends push messages, at its question about notifications. */
async function open({ api, ...parts }: Given = {}) {
  const [marte] = exampleProfiles({ u1: 'Marte' }).values();
  const services = fakeServices(fakeApi({ profile: () => Promise.resolve(marte ?? null) }));
  const known = examplePushApi({
    devices: () =>
      Promise.resolve(devices.map((endpoint) => ({ id: endpoint, endpoint, name: '', seenAt: instantAt(0) }))),
    addDevice: ({ endpoint }) => (devices.push(endpoint), Promise.resolve(true)),
    ...api,
  });
  pushApi.replace(services.access, known);
  const { productName, apiUrl } = services.config;
  const project = { supabaseUrl: 'https://backend.example', supabaseAnonKey: 'anon-key', vapidPublicKey: 'key' };
  const browser = new PushBrowser({
    workers: workers.container,
    hasPush: true,
    notifications: {
      get permission() {
        return permission;
      },
      requestPermission: () => Promise.resolve((permission = answer)),
    },
    userAgent: 'Firefox Linux',
    ...parts,
  });
  const view: { guide: ChooseView['guide'] } = { guide: { step: 'done' } };
  const note = (shown: ChooseView['guide']): void => void (view.guide = shown);
  const namesOf = ({ displayName }: Follow) =>
    ({ kind: 'team', name: displayName, shortName: null, code: null }) as FollowNames;
  function Probe({ follows }: { readonly follows: readonly Follow[] }) {
    const guide = useGuide({ userId: 'u1', follows, notify, namesOf, onDone, openBrowser: () => browser });
    useEffect(() => note(guide));
    return null;
  }
  const configured = { ...services, config: { kind: 'configured', productName, apiUrl, ...project } as const };
  const at = (follows: readonly Follow[]) => (
    <WithServices services={configured} routes={[{ path: '/', element: <Probe follows={follows} /> }]} at="/" />
  );
  render(at([])).rerender(at(teams));
  await waitFor(() => expect(view.guide.step).toBe('notify'));
  return {
    guide: () => view.guide,
    accept: () =>
      act(() => {
        if (view.guide.step === 'notify') view.guide.onAnswer(true);
      }),
    device: (): GuidedDevice | null => (view.guide.step === 'push' ? view.guide.device : null),
  };
}

type Opened = Awaited<ReturnType<typeof open>>;
const expectDevice = (guide: Opened, status: GuidedDevice['status']) =>
  waitFor(() => expect(guide.device()?.status).toBe(status));

function turnOn(guide: Opened): void {
  const device = guide.device();
  act(() => {
    if (device?.status === 'off') device.onTurnOn();
    if (device?.status === 'failed') device.onRetry();
  });
}

test('FOLLOW-17 a spectator who wants notifications turns them on for this device, after an explanation', async () => {
  const guide = await open();
  guide.accept();
  expect(notify.mock.calls.map(([id]) => id)).toEqual(['Brann', 'Molde', 'Viking']);
  await expectDevice(guide, 'off');
  // The browser has not asked before that.
  expect([permission, onDone.mock.calls]).toEqual(['default', []]);
  turnOn(guide);
  await expectDevice(guide, 'on');
  expect(devices).toEqual([workers.subscription?.endpoint]);
  act(() => {
    const shown = guide.guide();
    if (shown.step === 'push') shown.onDone();
  });
  expect(onDone).toHaveBeenCalledOnce();
  expect(guide.guide()).toEqual({ step: 'done' });
});

test('FOLLOW-17 a spectator who wants no notifications is not asked about the device', async () => {
  const guide = await open();
  act(() => {
    const shown = guide.guide();
    if (shown.step === 'notify') shown.onAnswer(false);
  });
  expect(onDone).toHaveBeenCalledOnce();
  expect(notify).not.toHaveBeenCalled();
});

test('a spectator who refuses the browser’s question sees that notifications are blocked', async () => {
  const guide = await open();
  guide.accept();
  await expectDevice(guide, 'off');
  answer = 'denied';
  turnOn(guide);
  await expectDevice(guide, 'denied');
});

test.each([
  ['unsupported', 'Firefox Linux'],
  ['install', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1'],
] as const)('a browser without push says so: %s', async (status, userAgent) => {
  const guide = await open({ hasPush: false, userAgent });
  guide.accept();
  await expectDevice(guide, status);
});

test('if a device could not be turned on, the screen shows the reason, and the spectator can try again', async () => {
  let isDown = true;
  const failure = new BackendFailure('no network', { status: null, retryAfterMs: null });
  const addDevice: PushApi['addDevice'] = ({ endpoint }) =>
    isDown ? Promise.reject(failure) : (devices.push(endpoint), Promise.resolve(true));
  const guide = await open({ api: { addDevice } });
  guide.accept();
  await expectDevice(guide, 'off');
  turnOn(guide);
  await expectDevice(guide, 'failed');
  expect(guide.device()).toMatchObject({ message: 'får ikke kontakt med serveren' });
  expect(complaints).toHaveBeenCalledWith('Push was not changed', failure);
  isDown = false;
  turnOn(guide);
  await expectDevice(guide, 'on');
});

test('when the browser’s push service does not answer, the screen does not blame the server', async () => {
  const refused = new DOMException('push service error', 'AbortError');
  const guide = await open();
  const { pushManager } = await workers.container.ready;
  vi.spyOn(pushManager, 'subscribe').mockRejectedValue(refused);
  guide.accept();
  await expectDevice(guide, 'off');
  turnOn(guide);
  await expectDevice(guide, 'failed');
  expect(guide.device()).toMatchObject({ message: 'nettleseren kunne ikke ta imot varsler' });
});

test('push settings that cannot be loaded are loaded again on request', async () => {
  let isDown = true;
  const choices = () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(FIRST_PUSH_CHOICES));
  const guide = await open({ api: { choices } });
  guide.accept();
  await expectDevice(guide, 'failed');
  isDown = false;
  turnOn(guide);
  await expectDevice(guide, 'off');
});

test('the guide shows that a device gets push messages already', async () => {
  permission = 'granted';
  const { pushManager } = await workers.container.ready;
  devices = [(await pushManager.subscribe()).endpoint];
  const guide = await open();
  guide.accept();
  await expectDevice(guide, 'on');
});
