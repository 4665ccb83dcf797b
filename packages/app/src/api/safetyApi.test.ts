// @vitest-environment node
import { messageId } from '@tribunen/contract';
import { toHiddenWord } from '@tribunen/domain';
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSpectator } from '../testing/openSpectator.ts';
import { jonas, openTestSite, TestBrowser } from '../testing/openTestSite.ts';
import { type SafetyApi, safetyApi } from './safetyApi.ts';

const complaints = vi.spyOn(console, 'error');
beforeEach(() => {
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  complaints.mockReset();
});

async function openSafety() {
  const { backend } = await openTestSite();
  const [marte, other] = [await openSpectator(), await openSpectator(jonas)];
  return {
    backend,
    marte: { userId: marte.userId, safety: safetyApi.of(marte.access) },
    jonas: { userId: other.userId, safety: safetyApi.of(other.access) },
  };
}

/** The three lists of a spectator. */
async function listsOf(safety: SafetyApi) {
  return { muted: await safety.muted(), blocked: await safety.blocked(), hiddenWords: await safety.hiddenWords() };
}
const nothing = { muted: new Set(), blocked: new Set(), hiddenWords: new Set() };
const reported = parse(messageId, '00000000-0000-4000-8000-000000000001');

/** Writes a chat message as a user. */
const said = (sender_id: string) => ({
  id: reported,
  team_id: 0,
  team_name: 'Brann vs Viking',
  sender_id,
  content: 'Stygge ord',
  deleted_at: null,
  removed_at: null,
  tagged_user_id: null,
  reference_message_id: null,
  created_at: '2026-11-21T12:00:00.000Z',
  updated_at: '2026-11-21T12:00:00.000Z',
});

test('CHAT-28 a spectator mutes, blocks and hides words, and undoes each; doing it twice changes nothing', async () => {
  const { marte, jonas: other } = await openSafety();
  const { safety } = marte;
  expect(await listsOf(safety)).toEqual(nothing);
  const word = toHiddenWord(' Idiot ');
  for (const _time of [1, 2]) {
    await safety.mute(other.userId);
    await safety.block(other.userId);
    await safety.hideWord(word);
  }
  expect(await listsOf(safety)).toEqual({
    muted: new Set([other.userId]),
    blocked: new Set([other.userId]),
    hiddenWords: new Set(['idiot']),
  });
  for (const _time of [1, 2]) {
    await safety.unmute(other.userId);
    await safety.unblock(other.userId);
    await safety.showWord(word);
  }
  expect(await listsOf(safety)).toEqual(nothing);
});

test('CHAT-28 nobody can read another spectator’s lists, or remove anything from them', async () => {
  const { marte, jonas: other } = await openSafety();
  await marte.safety.mute(other.userId);
  await marte.safety.block(other.userId);
  await marte.safety.hideWord('idiot');
  expect(await listsOf(other.safety)).toEqual(nothing);
  await other.safety.unmute(other.userId);
  await other.safety.unblock(other.userId);
  await other.safety.showWord('idiot');
  expect(Object.values(await listsOf(marte.safety)).map(({ size }) => size)).toEqual([1, 1, 1]);
});

test('a spectator cannot mute or block themselves, or hide more than one word at once', async () => {
  const { marte } = await openSafety();
  const refused = { name: 'TableError', code: '23514' };
  await expect(marte.safety.mute(marte.userId)).rejects.toMatchObject(refused);
  await expect(marte.safety.block(marte.userId)).rejects.toMatchObject(refused);
  await expect(marte.safety.hideWord('to ord')).rejects.toMatchObject(refused);
});

test('a report contains the message’s text, and each spectator can report a message once', async () => {
  const { backend, marte, jonas: other } = await openSafety();
  await backend.database.team_messages.insert([said(other.userId)]);
  await marte.safety.report({ where: 'chat', id: reported }, 'hate');
  await marte.safety.report({ where: 'chat', id: reported }, 'spam');
  expect(backend.database.message_reports.rows()).toMatchObject([
    { reporter_id: marte.userId, author_id: other.userId, content: 'Stygge ord', reason: 'hate' },
  ]);
});

test('a spectator’s own message, a missing message and a message between two others cannot be reported', async () => {
  const { backend, marte, jonas: other } = await openSafety();
  await backend.database.team_messages.insert([said(marte.userId)]);
  const { safety } = marte;
  await expect(safety.report({ where: 'chat', id: reported }, 'other')).rejects.toMatchObject({ code: '42501' });
  await expect(safety.report({ where: 'direct', id: reported }, 'other')).rejects.toMatchObject({ code: '23502' });
  const [direct] = backend.database.messages.rows(({ recipient_id }) => recipient_id === marte.userId);
  const strangers = other.safety.report({ where: 'direct', id: parse(messageId, direct?.id) }, 'threat');
  await expect(strangers).rejects.toMatchObject({ code: '23502' });
  await safety.report({ where: 'direct', id: parse(messageId, direct?.id) }, 'threat');
  expect(backend.database.message_reports.rows()).toHaveLength(1);
});

test('a visitor has no lists', async () => {
  await openTestSite();
  const safety = safetyApi.of(new TestBrowser().open());
  await expect(listsOf(safety)).rejects.toMatchObject({ code: '42501' });
});

test.each([
  ['no network', { kind: 'offline' }],
  ['a 500', { kind: 'status', status: 500 }],
  ['a page that is no JSON', { kind: 'html' }],
] as const)('%s fails every call', async (_what, fault) => {
  const { backend, marte, jonas: other } = await openSafety();
  backend.faults.set('*', fault);
  const calls = await Promise.allSettled([
    marte.safety.muted(),
    marte.safety.blocked(),
    marte.safety.hiddenWords(),
    marte.safety.mute(other.userId),
    marte.safety.unblock(other.userId),
    marte.safety.hideWord('idiot'),
    marte.safety.report({ where: 'chat', id: reported }, 'hate'),
  ]);
  expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 'rejected'));
});
