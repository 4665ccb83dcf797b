import { beforeEach, expect, test, vi } from 'vitest';
import { loadVoices, seededUuid, spectatorsOf } from '@tribunen/football';
import { systemClock } from '@tribunen/protocol';
import { createDatabase } from '../database.ts';
import { fillCrowd } from '../demoCrowd.ts';
import { demoSpectator, demoUsers } from '../demoSpectator.ts';
import { ChatReplies } from './ChatReplies.ts';

const voices = await loadVoices();
const spectators = spectatorsOf(voices);
const [kari] = spectators;
if (kari === undefined) throw new Error('There is a crowd');
const now = Date.parse('2026-11-21T14:00:00Z');
let ids = 0;

beforeEach(() => {
  vi.useFakeTimers({ now });
});
async function open() {
  const database = createDatabase();
  await database.auth.users.insert(demoUsers);
  await fillCrowd(database, now);
  const report = vi.fn<(message: string, cause: unknown) => void>();
  const begin = (): ChatReplies => {
    const replies = new ChatReplies({ database, spectators, lines: voices.lines, seed: 1, clock: systemClock, report });
    replies.start();
    return replies;
  };
  const write = async (content: string, changes: object = {}): Promise<string> => {
    ids += 1;
    const when = new Date(Date.now()).toISOString();
    const [row] = await database.team_messages.insert([
      {
        id: seededUuid('test', ids),
        team_id: 0,
        team_name: 'Brann vs Viking',
        sender_id: demoSpectator.id,
        content,
        deleted_at: null,
        removed_at: null,
        tagged_user_id: null,
        reference_message_id: null,
        created_at: when,
        updated_at: when,
        ...changes,
      },
    ]);
    if (row === undefined) throw new Error('It was not written');
    return row.id;
  };
  const answers = (to: string) =>
    database.team_messages.rows(
      ({ reference_message_id, sender_id }) => reference_message_id === to && sender_id !== demoSpectator.id,
    );
  return { database, begin, write, answers, report };
}

const aWhile = 10_000;

test('a spectator who is tagged answers within seconds, but not immediately', async () => {
  const { begin, write, answers, report } = await open();
  begin();
  const id = await write(`@${kari.name} så du den?`, { tagged_user_id: kari.id });
  await vi.advanceTimersByTimeAsync(2000);
  expect(answers(id)).toEqual([]);
  await vi.advanceTimersByTimeAsync(aWhile);
  expect(answers(id)).toMatchObject([{ sender_id: kari.id, team_name: 'Brann vs Viking' }]);
  expect(report).not.toHaveBeenCalled();
});

test('a spectator answers a reply to their message, and one spectator answers a question; other messages get no answer', async () => {
  const { begin, write, answers } = await open();
  begin();
  const said = await write('Heia!', { sender_id: kari.id });
  const reply = await write('Enig', { reference_message_id: said });
  const question = await write('Hvem scorer først?');
  const remark = await write('Heia Brann!');
  await vi.advanceTimersByTimeAsync(aWhile);
  expect(answers(reply)).toMatchObject([{ sender_id: kari.id }]);
  expect(answers(question)).toHaveLength(1);
  expect(answers(remark)).toEqual([]);
});

test('the simulated crowd’s own messages are not looked up, because a benchmark writes hundreds of them a second', async () => {
  const { database, begin, write } = await open();
  begin();
  const rows = vi.spyOn(database.team_messages, 'rows');
  await write('Heia!', { sender_id: kari.id });
  expect(rows).not.toHaveBeenCalled();
});

test('two tabs write the same answer, even if one of them opens later', async () => {
  const { database, begin, write, answers } = await open();
  const first = begin();
  const id = await write('Blir det mål?');
  await vi.advanceTimersByTimeAsync(aWhile);
  const [answer] = answers(id);
  first.stop();
  await database.team_messages.delete((row) => row.id === answer?.id);
  begin();
  await vi.advanceTimersByTimeAsync(0);
  expect(answers(id)).toEqual([answer]);
});

test('a message that is deleted before the answer comes is not answered, and after `stop` no spectator answers', async () => {
  const { database, begin, write, answers } = await open();
  const replies = begin();
  const deleted = await write('Blir det mål?');
  const when = new Date(Date.now()).toISOString();
  await database.team_messages.update(
    (row) => row.id === deleted,
    (row) => ({ ...row, content: '', deleted_at: when }),
  );
  await vi.advanceTimersByTimeAsync(aWhile);
  expect(answers(deleted)).toEqual([]);
  const late = await write('Er det noen her?');
  replies.stop();
  await vi.advanceTimersByTimeAsync(aWhile);
  expect(answers(late)).toEqual([]);
});
