// @vitest-environment node
import { messageId } from '@tribunen/contract';
import { type DirectMessage, emptyHistory, instantAt, olderThan, refreshHistory } from '@tribunen/domain';
import { parse } from 'valibot';
import { expect, test, vi } from 'vitest';
import { befriend } from '../testing/befriend.ts';
import { openSpectator } from '../testing/openSpectator.ts';
import { jonas, openTestSite } from '../testing/openTestSite.ts';
import { exampleGate } from '../testing/exampleGate.ts';
import { messagesApi } from './messagesApi.ts';

const now = () => instantAt(Date.now());
const newId = () => parse(messageId, crypto.randomUUID());
const contents = (messages: readonly DirectMessage[]) => messages.map(({ content }) => content);

/** Two friends in separate browsers, on a backend without other messages. */
async function openFriends() {
  const { backend } = await openTestSite();
  await backend.database.messages.delete(() => true);
  const [marte, other] = [await openSpectator(), await openSpectator(jonas)];
  await befriend(backend, marte.userId, other.userId);
  return {
    backend,
    marte: { ...marte, messages: messagesApi.of(marte.access) },
    jonas: { ...other, messages: messagesApi.of(other.access) },
  };
}

const row = (n: number, sender: string, recipient: string, at: number) => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  sender_id: sender,
  recipient_id: recipient,
  content: `Melding ${n}`,
  deleted_at: null,
  created_at: new Date(at).toISOString(),
});

test('friends write to each other, escaped, and both read the messages, the newest first', async () => {
  const { marte, jonas: friend } = await openFriends();
  const sent = await marte.messages.send(friend.userId, { id: newId(), text: ' Ses vi & hører? ' });
  expect(sent).toMatchObject({
    outcome: { kind: 'sent' },
    message: { senderId: marte.userId, recipientId: friend.userId, content: 'Ses vi &amp; hører?', isDeleted: false },
    error: null,
  });
  await friend.messages.send(marte.userId, { id: newId(), text: 'Ja!' });
  const two = { reader: marte.userId, friend: friend.userId };
  expect(contents(await marte.messages.latest(two))).toEqual(['Ja!', 'Ses vi &amp; hører?']);
  const same = { reader: friend.userId, friend: marte.userId };
  expect(await friend.messages.latest(same)).toEqual(await marte.messages.latest(two));
});

test('PEOPLE-13 CHAT-29 more messages and read positions than one answer may have are all read', async () => {
  const { backend, marte, jonas: friend } = await openFriends();
  const at = Date.now() - 3_600_000;
  await backend.database.messages.insert(
    Array.from({ length: 1001 }, (_, n) => row(n, friend.userId, marte.userId, at + n)),
  );
  const recent = contents(await marte.messages.recent(marte.userId, now()));
  expect([recent.length, recent[0], recent.at(-1)]).toEqual([1001, 'Melding 1000', 'Melding 0']);
  const [user] = backend.database.auth.users.rows(({ id }) => id === friend.userId);
  if (user === undefined) throw new Error('no friend');
  const ids = Array.from({ length: 1001 }, () => crypto.randomUUID());
  await backend.database.auth.users.insert(ids.map((id) => ({ ...user, id, email: `${id}@eksempel.no` })));
  await backend.database.message_reads.delete(() => true);
  await backend.database.message_reads.insert(
    ids.map((id) => ({ id, user_id: marte.userId, friend_id: id, read_until: now() })),
  );
  expect(await marte.messages.readPositions(marte.userId)).toHaveLength(1001);
});

test('KNOWN-13 a reader who holds friends back reads them later, and older messages meanwhile', async () => {
  const { backend, marte, jonas: friend } = await openFriends();
  const { access, userId, messages } = marte;
  let longestDelay = 60;
  access.gate = exampleGate({ longestDelay: () => longestDelay, holdsFriends: () => true });
  const at = (seconds: number): number => Date.now() - seconds * 1000;
  await backend.database.messages.insert([
    ...Array.from({ length: 60 }, (_, n) => row(n, friend.userId, userId, at(200 - n))),
    row(60, userId, friend.userId, at(20)),
    row(61, friend.userId, userId, at(10)),
  ]);
  const two = { reader: userId, friend: friend.userId };
  const onChange = vi.fn();
  const end = messages.subscribe(userId, { onChange, onUp: () => {}, onDown: () => {} });
  const latest = contents(await messages.latest(two));
  expect([latest.length, ...latest.slice(0, 2)]).toEqual([50, 'Melding 60', 'Melding 59']);
  expect(contents(await messages.recent(userId, now()))).not.toContain('Melding 61');
  longestDelay = 0;
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), { timeout: 3000 });
  expect(onChange.mock.calls).toMatchObject([[{ type: 'INSERT', value: { content: 'Melding 61' } }]]);
  end();
});

test('CHAT-22 older messages with a friend are loaded page by page, without those with another friend', async () => {
  const { backend, marte, jonas: friend } = await openFriends();
  const [another] = backend.database.profiles.rows(
    ({ user_id }) => user_id !== marte.userId && user_id !== friend.userId,
  );
  if (another === undefined) throw new Error('nobody else');
  const start = Date.now() - 3_600_000;
  const between = Array.from({ length: 70 }, (_, n) => row(n, friend.userId, marte.userId, start + n * 1000));
  await backend.database.messages.insert([...between, row(100, another.user_id, marte.userId, start)]);
  const two = { reader: marte.userId, friend: friend.userId };
  const history = refreshHistory(emptyHistory, await marte.messages.latest(two), true);
  const asked = olderThan(history);
  if (asked === null) throw new Error('nothing older');
  const older = await marte.messages.older(two, asked);
  expect(contents([...history.messages, ...older])).toEqual(between.map(({ content }) => content).toReversed());
});

test('PEOPLE-13 the messages of the last 24 hours with all friends are loaded, in both directions', async () => {
  const { backend, marte, jonas: friend } = await openFriends();
  const hour = 3_600_000;
  const present = Date.now();
  await backend.database.messages.insert([
    row(1, friend.userId, marte.userId, present - hour),
    row(2, marte.userId, friend.userId, present - 2 * hour),
    row(3, friend.userId, marte.userId, present - 25 * hour),
  ]);
  expect(contents(await marte.messages.recent(marte.userId, now()))).toEqual(['Melding 1', 'Melding 2']);
});

test('the two friends receive messages and read positions at once, and nobody else does', async () => {
  const { marte, jonas: friend } = await openFriends();
  const stranger = await openSpectator({ email: 'ingrid@eksempel.no', password: 'Felt-K#74208' });
  const heard: string[] = [];
  const ups: string[] = [];
  const listen = (name: string) => ({
    onUp: () => void ups.push(name),
    onDown: () => {},
    onChange: ({ type }: { readonly type: string }) => void heard.push(`${name} ${type}`),
  });
  const ends = [
    marte.messages.subscribe(marte.userId, listen('marte')),
    friend.messages.subscribe(friend.userId, listen('jonas')),
    messagesApi.of(stranger.access).subscribe(stranger.userId, listen('ingrid')),
    marte.messages.subscribeToReadPositions(marte.userId, listen('marte’s position')),
    friend.messages.subscribeToReadPositions(friend.userId, listen('jonas’s position')),
  ];
  await vi.waitFor(() => expect(ups.length).toBeGreaterThanOrEqual(5), { timeout: 5000 });
  const message = { id: newId(), text: 'Hei' };
  await marte.messages.send(friend.userId, message);
  await vi.waitFor(() => expect(heard.toSorted()).toEqual(['jonas INSERT', 'marte INSERT']), { timeout: 5000 });
  await friend.messages.saveReadPosition(marte.userId, now());
  await vi.waitFor(() => expect(heard).toContain('jonas’s position INSERT'), { timeout: 5000 });
  await marte.messages.deleteMessage(message.id, now());
  await vi.waitFor(() => expect(heard).toContain('jonas UPDATE'), { timeout: 5000 });
  expect(heard.filter((each) => each.startsWith('ingrid') || each.startsWith('marte’s'))).toEqual([]);
  for (const end of ends) end();
});
