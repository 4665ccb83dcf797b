import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signedInAs } from '../testing/ExampleSession.ts';
import type { Session } from '../api/auth/session.ts';
import { SessionStore } from '../services/SessionStore.ts';
import { ExampleLiveWorld } from '../testing/ExampleLiveWorld.ts';
import { ExampleBrowser } from '../testing/exampleTabsPort.ts';
import { fakeApi } from '../testing/fakeServices.tsx';
import type { TabMessage } from './tabs/Tabs.ts';
import { silentLog } from './LiveLog.ts';
import { LiveConnection } from './LiveConnection.ts';

const kari = signedInAs('Kari');

let browser: ExampleBrowser;
let opened: LiveConnection[];

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T14:30:00Z') });
  browser = new ExampleBrowser(queueMicrotask);
  opened = [];
});
afterEach(() => {
  for (const room of opened) room.stop();
});

/** A tab's room, and who is signed in there. */
function open() {
  let setSession: (session: Session) => void = () => {};
  const api = fakeApi({
    watchSession: (onSession) => {
      setSession = onSession;
      return () => {};
    },
  });
  const session = new SessionStore(api);
  session.start();
  const world = new ExampleLiveWorld();
  const room = new LiveConnection({
    api,
    queryClient: new QueryClient(),
    session,
    world,
    log: silentLog,
    tabsPort: browser.openTab().port,
    tabsIdentity: (current) => (current.status === 'signed-in' ? current.user.id : null),
  });
  opened.push(room);
  const heard: TabMessage[] = [];
  room.tabs.onMessage((message) => heard.push(message));
  return { room, world, heard, session: (now: Session) => setSession(now) };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const word: TabMessage = { kind: 'states', states: [] };

test('a tab does not poll until the session is known, and then it is the front', async () => {
  const { room, session } = open();
  room.start();
  await settle();
  expect(room.tabs.isFront()).toBe(false);
  session(kari);
  await settle();
  expect(room.tabs.isFront()).toBe(true);
});

test('tabs of the same spectator share what they receive, and tabs of two spectators do not', async () => {
  const [a, b] = [open(), open()];
  for (const tab of [a, b]) {
    tab.room.start();
    tab.session(kari);
  }
  await settle();
  a.room.tabs.send(word);
  await settle();
  expect(b.heard).toEqual([word]);

  b.session(signedInAs('Ola'));
  await settle();
  a.room.tabs.send(word);
  await settle();
  expect(b.heard).toEqual([word]);
  expect(a.room.tabs.isFront() && b.room.tabs.isFront()).toBe(true);
});

test('after stop nothing is left and changes of the session are ignored; another start restores everything', async () => {
  const { room, world, session } = open();
  session(kari);
  room.start();
  await settle();
  room.stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(world.listenerCount()).toBe(0);
  session(signedInAs('Ola'));
  await settle();
  expect(room.tabs.isFront()).toBe(false);
  room.start();
  await settle();
  expect(room.tabs.isFront()).toBe(true);
});
