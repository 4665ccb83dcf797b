// @vitest-environment node
import { messageId } from '@tribunen/contract';
import {
  type ChatMessage,
  type ChatReader,
  type ChatRoom,
  composerState,
  instantAt,
  messageText,
  toChatItem,
  typeInto,
} from '@tribunen/domain';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { openSpectator } from '../testing/openSpectator.ts';
import { openTestSite } from '../testing/openTestSite.ts';
import { chatApi } from './chatApi.ts';

const room: ChatRoom = { teamId: 0, teamName: 'Brann vs Viking', matchId: null, since: null };
const uuid = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const id = parse(messageId, uuid(1));

async function open() {
  const { backend } = await openTestSite(undefined, { isAbused: true });
  const { access, userId } = await openSpectator();
  const chat = chatApi.of(access);
  const reader: ChatReader = { id: userId, friends: new Map(), profiles: new Map() };
  const shown = async (): Promise<string | null> => {
    const [message] = await chat.latest(room);
    return message === undefined ? null : toChatItem(message, reader, { messages: new Map(), isLive: true }).content;
  };
  const stored = () => backend.database.team_messages.rows()[0]?.content ?? null;
  /** Sends a row directly to the backend, as somebody with a script would. */
  const insert = async (row: object) => {
    const own = { id, team_id: 0, team_name: room.teamName, sender_id: userId, content: 'Heia!', ...row };
    return (await access.tables.from('team_messages').insert(own)).error?.code ?? null;
  };
  return { backend, access, userId, chat, reader, shown, stored, insert };
}

const emoji = '👩‍👩‍👧‍👦';
const zalgo = 'H\u0300\u0301\u0302\u0303\u0304\u0305'.repeat(8);

/** The typed or pasted text, the stored text, and the shown text; null when the screen does not send the text. */
test.each([
  ['a script', '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['an image', '<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)&gt;', '<img src=x onerror=alert(1)>'],
  ['entities', '&lt;b&gt;', '&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['entities, encoded twice', '&amp;lt;b', '&amp;amp;lt;b', '&amp;lt;b'],
  ['text read backwards', '\u202Eneille', '\u202Eneille', '\u202Eneille'],
  ['piled marks', zalgo, zalgo, zalgo],
  ['a NUL', 'He\u0000ia', 'Heia', 'Heia'],
  ['half a surrogate pair', 'Heia \uD83D!', 'Heia !', 'Heia !'],
  ['nothing that is seen', '\u200B\u2060\u00AD', null, null],
  ['a blank that is called a symbol', '\u2800', null, null],
  ['twenty blank lines', `a${'\n'.repeat(21)}b`, 'a\n\n\nb', 'a\n\n\nb'],
  ['a megabyte', 'a'.repeat(1_000_000), null, null],
  ['330 emoji of several code points', emoji.repeat(330), null, null],
  ['280 emoji of seven code points', emoji.repeat(280), emoji.repeat(280), emoji.repeat(280)],
])('CHAT-3 CHAT-10 through the screen: %s', async (_what, typed, storedText, shownText) => {
  const { userId, chat, shown, stored } = await open();
  const draft = typeInto({ text: '', caret: 0, tagged: null }, typed, typed.length);
  expect(draft.text.length).toBeLessThanOrEqual(330 * emoji.length);
  if (composerState(draft).problem !== null) {
    expect([storedText, shownText]).toEqual([null, null]);
    return;
  }
  const message = { text: messageText(draft.text), taggedUserId: null, referenceMessageId: null };
  const sent = await chat.send(room, { ...message, id, writtenAt: instantAt(Date.now()) });
  expect(sent).toMatchObject({ outcome: { kind: 'sent' }, message: { senderId: userId } });
  expect(stored()).toBe(storedText);
  expect(await shown()).toBe(shownText);
});

test.each([
  ['a script, not escaped', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['entities, encoded twice', '&amp;lt;b', '&lt;b'],
])('CHAT-3 what somebody sends directly to the backend is shown as text: %s', async (_what, content, shownText) => {
  const { insert, shown } = await open();
  expect(await insert({ content })).toBeNull();
  expect(await shown()).toBe(shownText);
});

test('a reply to a message of another chat is shown with an unknown author and without that message', async () => {
  const { insert, chat, reader } = await open();
  expect(await insert({ id: uuid(2), team_name: 'Molde vs Rosenborg', content: 'Hemmelig' })).toBeNull();
  expect(await insert({ reference_message_id: uuid(2) })).toBeNull();
  const messages: readonly ChatMessage[] = await chat.latest(room);
  const [item] = messages.map((message) => toChatItem(message, reader, { messages: new Map(), isLive: true }));
  expect(item?.referencedMessage).toEqual({ id: uuid(2), author: { kind: 'unknown' } });
  expect(JSON.stringify(messages)).not.toContain('Hemmelig');
});
