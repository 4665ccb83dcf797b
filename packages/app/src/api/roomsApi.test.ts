// @vitest-environment node
import { messageId } from '@tribunen/contract';
import { instantAt, type WrittenMessage } from '@tribunen/domain';
import { parse } from 'valibot';
import { expect, test, vi } from 'vitest';
import { befriend } from '../testing/befriend.ts';
import { openSpectator } from '../testing/openSpectator.ts';
import { jonas, openTestSite } from '../testing/openTestSite.ts';
import { messagesApi } from './messagesApi.ts';
import { roomsApi } from './roomsApi.ts';

const now = () => instantAt(Date.now());
const written = (text: string): WrittenMessage => ({
  id: parse(messageId, crypto.randomUUID()),
  text,
  taggedUserId: null,
  referenceMessageId: null,
  writtenAt: now(),
});

/** A browser of Marte, who has two friends, on a backend without messages. */
async function openMarte() {
  const { backend } = await openTestSite();
  await backend.database.messages.delete(() => true);
  const marte = await openSpectator();
  const other = await openSpectator(jonas);
  const ingrid = await openSpectator({ email: 'ingrid@eksempel.no', password: 'Felt-K#74208' });
  await befriend(backend, marte.userId, other.userId);
  await befriend(backend, marte.userId, ingrid.userId);
  return { marte, jonas: other, ingrid };
}

test('the room of two friends has their messages, as messages of a chat, and their sender deletes them', async () => {
  const { marte, jonas: friend } = await openMarte();
  const rooms = roomsApi.of(marte.access);
  const room = { reader: marte.userId, friend: friend.userId };
  const message = written('Ses vi & hører?');
  const sent = await rooms.send(room, message);
  expect(sent).toMatchObject({
    outcome: { kind: 'sent' },
    message: { id: message.id, taggedUserId: null, referenceMessageId: null },
  });
  expect(sent.message).not.toHaveProperty('recipientId');
  const latest = await rooms.latest(room);
  expect(latest).toEqual([sent.message]);
  expect(await rooms.older(room, { until: instantAt(Date.now() + 60_000), except: [] })).toEqual(latest);
  expect(await rooms.deleteMessage(message.id, now(), room)).toBe(true);
  expect(await rooms.latest(room)).toMatchObject([{ isDeleted: true }]);
});

test('a room receives its own messages among those of all friends', async () => {
  const { marte, jonas: friend, ingrid } = await openMarte();
  const rooms = roomsApi.of(marte.access);
  const heard: string[] = [];
  const up = vi.fn<() => void>();
  const listener = {
    onUp: up,
    onDown: () => {},
    onChange: (change: { readonly type: string; readonly value?: { readonly content: string } }) =>
      void heard.push(change.value?.content ?? change.type),
  };
  const ends = [
    rooms.subscribe({ reader: marte.userId, friend: friend.userId }, listener),
    messagesApi.of(marte.access).subscribe(marte.userId, { onUp: up, onDown: () => {}, onChange: () => {} }),
  ];
  await vi.waitFor(() => expect(up).toHaveBeenCalledTimes(2), { timeout: 5000 });
  await roomsApi.of(ingrid.access).send({ reader: ingrid.userId, friend: marte.userId }, written('Fra Ingrid'));
  await roomsApi.of(friend.access).send({ reader: friend.userId, friend: marte.userId }, written('Fra Jonas'));
  await rooms.send({ reader: marte.userId, friend: friend.userId }, written('Fra Marte'));
  await vi.waitFor(() => expect(heard).toEqual(['Fra Jonas', 'Fra Marte']), { timeout: 5000 });
  for (const end of ends) end();
});
