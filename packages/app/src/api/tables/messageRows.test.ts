// @vitest-environment node
import { ContractError, userId, utcInstant } from '@tribunen/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { parse } from 'valibot';
import { BackendAccess } from '../access/BackendAccess.ts';
import { roomsApi } from '../roomsApi.ts';

const complaints = vi.spyOn(console, 'error');
beforeEach(() => void complaints.mockImplementation(() => {}));
afterEach(() => void complaints.mockReset());

/** The calls of rooms on a backend that answers every request with these rows. */
function answeredWith(rows: readonly object[]) {
  const access = new BackendAccess({
    url: 'https://messages.example.test',
    anonKey: 'anonymous-key',
    apiUrl: '/api',
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    fetch: () => Promise.resolve(Response.json(rows)),
  });
  return roomsApi.of(access);
}

const message = {
  id: '00000000-0000-4000-8000-000000000001',
  team_id: 3,
  team_name: 'Molde',
  sender_id: null,
  content: 'Heia!',
  deleted_at: null,
  tagged_user_id: null,
  reference_message_id: null,
  created_at: '2026-11-21T12:00:00.000Z',
  updated_at: '2026-11-21T12:00:00.000Z',
};
const unreadable = { id: message.id, text: 'Heia!' };
const rooms = [
  { teamId: 3, teamName: 'Molde', matchId: null, since: null },
  { reader: parse(userId, 'u1'), friend: parse(userId, 'ola') },
] as const;
const earlier = { until: parse(utcInstant, '2026-11-21T12:00:00Z'), except: [] };

test.each(rooms)('CHAT-4 a chat of which no message can be read is a failure, not an empty chat', async (room) => {
  const chat = answeredWith([unreadable, unreadable]);
  await expect(chat.latest(room)).rejects.toThrow(ContractError);
  await expect(chat.older(room, earlier)).rejects.toThrow(ContractError);
});

test.each(rooms)('CHAT-4 a chat without messages is empty', async (room) => {
  expect(await answeredWith([]).latest(room)).toEqual([]);
});

test('CHAT-4 a message that cannot be read is left out, and reported', async () => {
  const [team] = rooms;
  expect((await answeredWith([message, unreadable]).latest(team)).map(({ content }) => content)).toEqual(['Heia!']);
  expect(complaints).toHaveBeenCalledTimes(1);
});
