// @vitest-environment node
import { messageId } from '@tribunen/contract';
import { toHiddenWord } from '@tribunen/domain';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { openSpectator } from '../testing/openSpectator.ts';
import { jonas, openTestSite } from '../testing/openTestSite.ts';
import { type SafetyApi, safetyApi } from './safetyApi.ts';

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

test('a report contains the message’s text, and each spectator can report a message once', async () => {
  const { backend, marte, jonas: other } = await openSafety();
  await backend.database.team_messages.insert([said(other.userId)]);
  await marte.safety.report({ where: 'chat', id: reported }, 'hate');
  await marte.safety.report({ where: 'chat', id: reported }, 'spam');
  expect(backend.database.message_reports.rows()).toMatchObject([
    { reporter_id: marte.userId, author_id: other.userId, content: 'Stygge ord', reason: 'hate' },
  ]);
});
