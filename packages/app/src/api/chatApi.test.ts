// @vitest-environment node
import { messageId } from '@tribunen/contract';
import {
  type ChatMessage,
  type ChatRoom,
  emptyHistory,
  extendHistory,
  instantAt,
  type MessageId,
  olderThan,
  refreshHistory,
  type WrittenMessage,
} from '@tribunen/domain';
import { parse } from 'valibot';
import { expect, test, vi } from 'vitest';
import { jonas, openTestSite, TestBrowser } from '../testing/openTestSite.ts';
import { openSpectator } from '../testing/openSpectator.ts';
import { chatApi } from './chatApi.ts';

const room: ChatRoom = { teamId: 0, teamName: 'Brann vs Viking', matchId: null, since: null };
const team: ChatRoom = { teamId: 900_002, teamName: 'Brann', matchId: null, since: null };
const startMs = Date.parse('2026-11-21T12:00:00.000Z');
const now = () => instantAt(Date.now());
const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** The nth message of a chat, as the backend stores it, a second after its predecessor. */
const stored = (n: number, { teamId, teamName }: ChatRoom = room, at = startMs + n * 1000) => ({
  id: uuid(n),
  team_id: teamId,
  team_name: teamName,
  sender_id: null,
  content: `Melding ${n}`,
  deleted_at: null,
  removed_at: null,
  tagged_user_id: null,
  reference_message_id: null,
  created_at: new Date(at).toISOString(),
  updated_at: new Date(at).toISOString(),
});
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, n) => from + n);
const contents = (messages: readonly ChatMessage[]) => messages.map(({ content }) => content);
const contentsOf = (from: number, to: number) =>
  range(from, to)
    .map((n) => `Melding ${n}`)
    .toReversed();

const idOf = (n: number): MessageId => parse(messageId, uuid(n));

const written = (n: number, text = 'Heia!', changes: Partial<WrittenMessage> = {}): WrittenMessage => ({
  id: idOf(n),
  text,
  taggedUserId: null,
  referenceMessageId: null,
  writtenAt: now(),
  ...changes,
});

test('CHAT-4 anybody can read the latest fifty messages of a chat, newest first, and gets none of another chat', async () => {
  const { backend } = await openTestSite();
  await backend.database.team_messages.insert([
    ...range(0, 60).map((n) => stored(n)),
    stored(100, { ...room, teamName: 'Molde vs Viking' }),
    stored(101, team),
  ]);
  const chat = chatApi.of(new TestBrowser().open());
  expect(contents(await chat.latest(room))).toEqual(contentsOf(10, 60));
  expect(contents(await chat.latest(team))).toEqual(['Melding 101']);
});

test('CHAT-33 messages from before the chat began are not read', async () => {
  const { backend } = await openTestSite();
  await backend.database.team_messages.insert(range(0, 10).map((n) => stored(n)));
  const chat = chatApi.of(new TestBrowser().open());
  const begun = { ...room, since: instantAt(startMs + 4000) };
  expect(contents(await chat.latest(begun))).toEqual(contentsOf(4, 10));
  expect(await chat.older(begun, { until: instantAt(startMs + 4000), except: [idOf(4)] })).toEqual([]);
});

test('CHAT-22 older messages are loaded page by page, each once, even if several have the same time', async () => {
  const { backend } = await openTestSite();
  // Every message of the first hundred was written in the same second.
  const rows = range(0, 170).map((n) => stored(n, room, startMs + Math.max(n, 100) * 1000));
  await backend.database.team_messages.insert(rows);
  const chat = chatApi.of(new TestBrowser().open());
  let history = refreshHistory(emptyHistory, await chat.latest(room), true);
  for (let asked = olderThan(history); asked !== null; asked = olderThan(history)) {
    history = extendHistory(history, asked, await chat.older(room, asked));
  }
  expect(contents(history.messages)).toEqual(contentsOf(0, 170));
});

test('KNOWN-16 a replay reads the latest messages that were written by a moment', async () => {
  const { backend } = await openTestSite();
  await backend.database.team_messages.insert(range(0, 80).map((n) => stored(n, room, startMs + n * 1000)));
  const chat = chatApi.of(new TestBrowser().open());
  const until = instantAt(startMs + 60_000);
  expect(contents(await chat.writtenBy(room, until))).toEqual(contentsOf(11, 61));
});

test('a message is sent escaped, with its tag and its reference, in the spectator’s name, and read back as stored', async () => {
  const { backend } = await openTestSite();
  const { access, userId } = await openSpectator();
  const chat = chatApi.of(access);
  await chat.send(room, written(1));
  const reply = written(2, ' Tom & <b>Jerry</b> ', { taggedUserId: userId, referenceMessageId: idOf(1) });
  const sent = await chat.send(room, reply);
  expect(sent).toEqual({
    outcome: { kind: 'sent' },
    message: {
      id: idOf(2),
      senderId: userId,
      content: 'Tom &amp; &lt;b&gt;Jerry&lt;/b&gt;',
      isDeleted: false,
      isRemoved: false,
      taggedUserId: userId,
      referenceMessageId: idOf(1),
      createdAt: expect.stringMatching(/Z$/),
    },
    error: null,
  });
  expect(await chat.latest(room)).toContainEqual(sent.message);
  expect(backend.database.team_messages.rows(({ id }) => id === idOf(2))).toHaveLength(1);
});

test('CHAT-24 a message that is sent again with the same id counts as sent, and is stored once', async () => {
  const { backend } = await openTestSite();
  const chat = chatApi.of((await openSpectator()).access);
  await chat.send(room, written(1));
  expect(await chat.send(room, written(1))).toEqual({ outcome: { kind: 'sent' }, message: null, error: null });
  expect(backend.database.team_messages.rows()).toHaveLength(1);
});

test('CHAT-31 the refusal of a sixth message in ten seconds contains the time to wait', async () => {
  await openTestSite();
  const chat = chatApi.of((await openSpectator()).access);
  for (const n of range(1, 6)) expect((await chat.send(room, written(n))).outcome).toEqual({ kind: 'sent' });
  const { outcome, error } = await chat.send(room, written(6));
  expect(outcome).toMatchObject({ kind: 'too-fast' });
  if (outcome.kind === 'too-fast') {
    expect(outcome.waitMs).toBeGreaterThan(1000);
    expect(outcome.waitMs).toBeLessThanOrEqual(10_000);
  }
  expect(error).toMatchObject({ name: 'TableError', code: 'PT429' });
});

test.each([
  ['no network', { kind: 'offline' }, { kind: 'unanswered', waitMs: 0 }],
  ['a 503 that asks to wait', { kind: 'status', status: 503, retryAfterSeconds: 9 }, { kind: 'unclear', waitMs: 9000 }],
  ['half an answer', { kind: 'broken-json' }, { kind: 'unclear', waitMs: 0 }],
] as const)('CHAT-24 with %s nobody knows whether the message was sent', async (_what, fault, outcome) => {
  const { backend } = await openTestSite();
  const chat = chatApi.of((await openSpectator()).access);
  backend.faults.set('rest/team_messages', fault);
  expect(await chat.send(room, written(1))).toMatchObject({ outcome, message: null });
  await expect(chat.latest(room)).rejects.toMatchObject({ name: 'TableError' });
});

test('CHAT-20 only its sender can delete a message, and only once', async () => {
  await openTestSite();
  const [marte, other] = [await openSpectator(), await openSpectator(jonas)].map(({ access }) => chatApi.of(access));
  await marte?.send(room, written(1));
  expect(await other?.deleteMessage(idOf(1), now())).toBe(false);
  expect(await marte?.deleteMessage(idOf(1), now())).toBe(true);
  expect(await other?.latest(room)).toMatchObject([{ content: '', isDeleted: true }]);
  expect(await marte?.deleteMessage(idOf(99), now())).toBe(false);
});

test.each([room, team, { ...room, teamName: 'Bodø/Glimt, menn (A) vs "Brann"' }])(
  'a listener receives what is written and deleted in its chat, and nothing of another chat: $teamName',
  async (chatRoom) => {
    await openTestSite();
    const writer = chatApi.of((await openSpectator()).access);
    const reader = chatApi.of(new TestBrowser().open());
    const heard: (readonly [type: string, content: string | null])[] = [];
    const up = vi.fn<() => void>();
    const end = reader.subscribe(chatRoom, {
      onUp: up,
      onDown: () => {},
      onChange: (change) => heard.push([change.type, 'value' in change ? change.value.content : null]),
    });
    await vi.waitFor(() => expect(up).toHaveBeenCalled(), { timeout: 5000 });
    await writer.send({ ...chatRoom, teamId: chatRoom.teamId === 0 ? 0 : 57, teamName: 'Arsenal' }, written(1));
    await writer.send(chatRoom, written(2, 'Mål!'));
    await writer.deleteMessage(idOf(2), now());
    await vi.waitFor(
      () =>
        expect(heard).toEqual([
          ['INSERT', 'Mål!'],
          ['UPDATE', ''],
        ]),
      { timeout: 5000 },
    );
    end();
  },
);
