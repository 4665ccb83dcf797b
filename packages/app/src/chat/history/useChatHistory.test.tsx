import { ContractError, messageId, userId } from '@tribunen/contract';
import { type ChatMessage, type ChatRoom, emptyHistory, instantAt, refreshHistory } from '@tribunen/domain';
import { toast } from '@tribunen/ui';
import { act, render } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { parse } from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { type ChatApi, chatApi } from '../../api/chatApi.ts';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import { roomsApi } from '../../api/roomsApi.ts';
import { useApi } from '../../services/useApi.ts';
import { exampleChatApi } from '../../testing/exampleChatApi.ts';
import { ExampleRows } from '../../testing/ExampleRows.ts';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { chatHistoryQuery } from './chatHistoryQuery.ts';
import { roomKey } from './roomKey.ts';
import { type ShownHistory, useChatHistory } from './useChatHistory.ts';

const start = Date.parse('2026-11-21T12:00:00Z');
beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
const room: ChatRoom = { teamId: 3, teamName: 'Molde', matchId: null, since: null };
const ola = parse(userId, 'ola');
const message = (number: number): ChatMessage => ({
  id: parse(messageId, `m${number}`),
  senderId: ola,
  content: `Melding ${number}`,
  isDeleted: false,
  isRemoved: false,
  taggedUserId: null,
  referenceMessageId: null,
  createdAt: instantAt(start + number),
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A screen that counts the messages of Molde's chat, as `/team` does, together with a reader of that chat whom the test can replace. */
function openMolde(
  latest: ChatApi['latest'] = () => Promise.resolve([message(0)]),
  { kept }: { readonly kept?: readonly ChatMessage[] } = {},
) {
  const rows = new ExampleRows<ChatMessage>();
  const services = fakeServices(fakeApi());
  chatApi.replace(
    services.access,
    exampleChatApi({
      latest,
      subscribe: (_room, listener) => rows.subscribe(listener),
    }),
  );
  if (kept !== undefined) {
    const entry = { origin: 'loaded', ledger: { known: refreshHistory(emptyHistory, kept, false), changes: [] } };
    services.queryClient.setQueryData(roomKey(room), entry, { updatedAt: start - 60 * 60_000 });
  }
  const shown: { now: ShownHistory } = { now: { status: 'loading' } };
  function Reader() {
    const history = useChatHistory(room);
    useEffect(() => {
      shown.now = history;
    });
    return null;
  }
  function Screen({ reader }: { readonly reader: string }) {
    useQuery({ ...chatHistoryQuery(useApi(roomsApi), room).options, enabled: false });
    return <Reader key={reader} />;
  }
  const screenOf = (reader: string) => (
    <WithServices services={services} routes={[{ path: '/', element: <Screen reader={reader} /> }]} at="/" />
  );
  const { rerender } = render(screenOf('spectator'));
  const ready = () => {
    if (shown.now.status !== 'ready') throw new Error('The chat is not loaded');
    return shown.now;
  };
  return {
    replaceReader: () => rerender(screenOf('visitor')),
    readOlder: () => act(() => ready().onAtNewest(false)),
    receive: async (from: number, to: number) => {
      for (let number = from; number < to; number += 1) rows.write('INSERT', message(number));
      await pass(1000);
    },
    change: async (changed: ChatMessage) => {
      rows.write('UPDATE', changed);
      await pass(1000);
    },
    messages: () => ready().history.messages,
    count: () => ready().history.messages.length,
  };
}

test('CHAT-22 a second reader of a chat that another component keeps open keeps the older messages that they load', async () => {
  const { replaceReader, readOlder, receive, count } = openMolde();
  await pass(100);
  replaceReader();
  await pass(100);
  readOlder();
  await receive(1, 250);
  expect(count()).toBe(250);
});

test('CHAT-22 a second reader of a chat that another component keeps open begins at the newest message', async () => {
  const { replaceReader, readOlder, receive, count } = openMolde();
  await pass(100);
  readOlder();
  await receive(1, 220);
  expect(count()).toBe(220);
  replaceReader();
  await pass(100);
  await receive(220, 250);
  expect(count()).toBe(200);
});

test('DESK-1 a message loses its words in an open page when it is removed, and has them again when it is brought back', async () => {
  const { change, messages } = openMolde();
  await pass(100);
  const removed: ChatMessage = { ...message(0), content: '', isRemoved: true };
  await change(removed);
  expect(messages()).toEqual([removed]);
  await change(message(0));
  expect(messages()).toEqual([message(0)]);
});

test('a chat that shows kept messages reports once that it cannot be loaded', async () => {
  const failure = vi.spyOn(toast, 'failure');
  const { count } = openMolde(
    () => Promise.reject(new BackendFailure('no network', { status: null, retryAfterMs: null })),
    {
      kept: [message(0)],
    },
  );
  await pass(100);
  expect(count()).toBe(1);
  expect(failure).toHaveBeenCalledOnce();
  await pass(5000);
  expect(count()).toBe(1);
  expect(failure).toHaveBeenCalledOnce();
});

test.each([
  ['a failed load is repeated after 2 s', new BackendFailure('no network', { status: null, retryAfterMs: null }), 2000],
  [
    'rows that break the contract are loaded again after 30 s',
    new ContractError({ where: 'chat_messages', path: 'content', message: 'Invalid type' }),
    30_000,
  ],
])('%s', async (_title, error, ms) => {
  const latest = vi.fn<ChatApi['latest']>(() => Promise.reject(error));
  openMolde(latest);
  await pass(100);
  expect(latest).toHaveBeenCalledTimes(1);
  await pass(ms - 200);
  expect(latest).toHaveBeenCalledTimes(1);
  await pass(200);
  expect(latest).toHaveBeenCalledTimes(2);
});
