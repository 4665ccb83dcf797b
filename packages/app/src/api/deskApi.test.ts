// @vitest-environment node
import { messageId } from '@tribunen/contract';
import { type ChatRoom, instantAt } from '@tribunen/domain';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { openTestSite, TestBrowser } from '../testing/openTestSite.ts';
import { withoutProcedure } from '../testing/withoutProcedure.ts';
import { chatApi } from './chatApi.ts';
import { deskApi } from './deskApi.ts';
import { safetyApi } from './safetyApi.ts';
import { writingLimitsApi } from './writingLimitsApi.ts';

const administrator = { email: 'vaktmester@eksempel.no', password: 'Lysmaster#7420' };
const room: ChatRoom = { teamId: 900_002, teamName: 'Brann', matchId: null, since: null };

async function open() {
  await openTestSite();
  const spectator = await new TestBrowser().openSignedIn();
  const admin = await new TestBrowser().openSignedIn(administrator);
  const id = parse(messageId, crypto.randomUUID());
  const send = (text = 'Stygge ord', as = id) =>
    chatApi.of(spectator).send(room, {
      id: as,
      text,
      taggedUserId: null,
      referenceMessageId: null,
      writtenAt: instantAt(0),
    });
  return { spectator, admin, id, send };
}

test('DESK-1 DESK-4 an administrator reads a report, removes its message and restores it', async () => {
  const { spectator, admin, id, send } = await open();
  await send();
  await safetyApi.of(admin).report({ where: 'chat', id }, 'hate');
  const desk = deskApi.of(admin);
  expect((await desk.desk()).reports).toMatchObject([{ content: 'Stygge ord', inChat: { state: 'shown' } }]);
  expect((await desk.removeMessage(id)).reports).toMatchObject([{ inChat: { state: 'removed' } }]);
  expect((await chatApi.of(spectator).latest(room))[0]).toMatchObject({ id, content: '', isRemoved: true });
  await desk.restoreMessage(id);
  expect((await chatApi.of(spectator).latest(room))[0]).toMatchObject({ content: 'Stygge ord', isRemoved: false });
});

test('DESK-2 DESK-3 a spectator reads the limits of a chat, and the backend refuses their message by them', async () => {
  const { spectator, admin, send } = await open();
  const desk = deskApi.of(admin);
  const { limits } = writingLimitsApi.of(spectator);
  expect(await limits(room)).toEqual({ slowSeconds: null, shutOut: null });
  await desk.slowChat(room, 30);
  expect(await limits(room)).toMatchObject({ slowSeconds: 30 });
  await desk.slowChat(room, null);

  await send();
  const [said] = await chatApi.of(spectator).latest(room);
  const writer = said?.senderId ?? null;
  if (writer === null) throw new Error('The message has no sender');
  await desk.shutOut(writer, 'forever', 'Trusler & hets');
  expect(await limits(room)).toEqual({ slowSeconds: null, shutOut: { reason: 'Trusler & hets', until: null } });
  expect(await send('Igjen', parse(messageId, crypto.randomUUID()))).toMatchObject({ outcome: { kind: 'shut-out' } });
  expect((await desk.letIn(writer)).shutOuts).toEqual([]);
});

test('on a backend without a desk nobody is limited', async () => {
  const { spectator } = await open();
  withoutProcedure('writing_limits');
  expect(await writingLimitsApi.of(spectator).limits(room)).toEqual({ slowSeconds: null, shutOut: null });
});
