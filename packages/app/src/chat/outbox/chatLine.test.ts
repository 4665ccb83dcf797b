// @vitest-environment node
import { messageId } from '@tribunen/contract';
import { type ChatRoom, emptyOutbox, instantAt } from '@tribunen/domain';
import { QueryClient } from '@tanstack/react-query';
import { parse } from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { BackendAccess } from '../../api/access/BackendAccess.ts';
import { chatApi } from '../../api/chatApi.ts';
import { roomsApi } from '../../api/roomsApi.ts';
import { homeApi } from '../../api/homeApi.ts';
import { OfflineChanges } from '../../data/offlineChanges/OfflineChanges.ts';
import { SessionStore } from '../../services/SessionStore.ts';
import { ExampleDevice } from '../../testing/ExampleDevice.ts';
import { keepChatOpen } from '../../testing/keepChatOpen.ts';
import { openSpectator } from '../../testing/openSpectator.ts';
import { openTestSite } from '../../testing/openTestSite.ts';
import { Outboxes } from './Outboxes.ts';

const room: ChatRoom = { teamId: 0, teamName: 'Brann vs Viking', matchId: null, since: null };
/** A tab of a spectator with the chat open. `shown` are the messages that a screen would show. */
async function openTab(access: BackendAccess, device = new ExampleDevice()) {
  const api = roomsApi.of(access);
  const queryClient = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const session = new SessionStore(homeApi.of(access));
  session.start();
  const listeners = new Set<() => void>();
  let isOnline = true;
  const outboxes = new Outboxes({
    api,
    queryClient,
    session,
    changes: new OfflineChanges({
      storage: device.storage,
      session,
      locks: device.locks,
      ensureToken: () => Promise.resolve(),
      now: () => Date.now(),
    }),
    onProblem: () => {},
    world: {
      now: () => Date.now(),
      isOnline: () => isOnline,
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  });
  outboxes.start();
  const chat = keepChatOpen(queryClient, api, room);
  const ends = [() => chat.end(), () => outboxes.stop(), () => session.stop()];
  const close = (): void => {
    for (const end of ends.splice(0)) end();
  };
  onTestFinished(close);
  await vi.waitFor(() => expect(chat.history()).toBeDefined());
  return {
    device,
    close,
    line: (online: boolean): void => {
      isOnline = online;
      for (const listener of listeners) listener();
    },
    write: (text: string) => {
      const id = parse(messageId, crypto.randomUUID());
      const message = { id, text, taggedUserId: null, referenceMessageId: null, writtenAt: instantAt(Date.now()) };
      outboxes.open(room)?.write(message);
      return id;
    },
    /** The messages whose rows the tab has loaded. */
    stored: () => chat.history()?.messages.map(({ content }) => content),
    shown: () =>
      chat
        .shown(outboxes.of(room)?.outbox.current() ?? emptyOutbox)
        .map(({ item, delivery }) => (delivery === null ? item.content : `${item.content} (${delivery})`)),
  };
}

const soon = { timeout: 8000, interval: 20 };

test('CHAT-24 a message whose answer was lost stays on the screen when a new load replaces the one that would bring it', async () => {
  await openTestSite();
  const { access } = await openSpectator();
  const api = chatApi.of(access);
  const comeUp: (() => void)[] = [];
  const answers: (() => void)[] = [];
  let loads = 0;
  chatApi.replace(access, {
    ...api,
    subscribe: (_room, { onUp }) => {
      comeUp.push(onUp);
      return () => {};
    },
    latest: async (where) => {
      loads += 1;
      if (loads > 1) await new Promise<void>((resolve) => answers.push(resolve));
      return api.latest(where);
    },
    send: async (where, message) => ({ ...(await api.send(where, message)), message: null }),
  });
  const tab = await openTab(access);
  tab.write('Heia!');
  await vi.waitFor(() => expect(answers).toHaveLength(1), soon);
  comeUp[0]?.();
  await vi.waitFor(() => expect(answers).toHaveLength(2), soon);
  expect(tab.shown()).toEqual(['Heia!']);
  for (const answer of answers) answer();
  await vi.waitFor(() => expect(tab.stored()).toEqual(['Heia!']), soon);
});

test('CHAT-24 two tabs of one spectator that have the same messages send each once, in order', async () => {
  const site = await openTestSite();
  const { access } = await openSpectator();
  const first = await openTab(access);
  first.line(false);
  first.write('Heia!');
  first.write('Mål!');
  first.close();
  const kept = first.device;
  const others = [access, (await openSpectator()).access];
  const sent: string[] = [];
  for (const each of others) {
    const api = chatApi.of(each);
    chatApi.replace(each, {
      ...api,
      send: (where, message) => {
        sent.push(message.text);
        return api.send(where, message);
      },
    });
  }
  const tabs = await Promise.all(others.map((each) => openTab(each, kept)));
  await vi.waitFor(() => {
    for (const tab of tabs) expect(tab.shown()).toEqual(['Heia!', 'Mål!']);
  }, soon);
  expect(sent).toEqual(['Heia!', 'Mål!']);
  expect(site.backend.database.team_messages.rows()).toHaveLength(2);
  expect(kept.stored.size).toBe(0);
});

test('CHAT-26 a message that the device cannot store is sent nevertheless', async () => {
  const site = await openTestSite();
  const tab = await openTab((await openSpectator()).access, new ExampleDevice({ isFull: true }));
  tab.write('Heia!');
  await vi.waitFor(() => expect(tab.shown()).toEqual(['Heia!']), soon);
  expect(site.backend.database.team_messages.rows()).toHaveLength(1);
});
