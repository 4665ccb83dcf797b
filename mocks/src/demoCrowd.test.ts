import { friendshipRow, messageRow, profileRow, teamMessageRow } from '@tribunen/contract';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { loadVoices, spectatorsOf } from '@tribunen/football';
import { createDatabase, type Database } from './database.ts';
import { demoFriends, fillCrowd } from './demoCrowd.ts';
import { demoSpectator, demoUsers } from './demoSpectator.ts';

const now = Date.parse('2026-11-21T14:00:00.000Z');
const spectators = spectatorsOf(await loadVoices());

async function openCrowd(): Promise<Database> {
  const database = createDatabase();
  await database.auth.users.insert(demoUsers);
  await fillCrowd(database, now);
  return database;
}

test('every spectator is a user with a profile, and every row matches the contract', async () => {
  const database = await openCrowd();
  const profiles = database.profiles.rows();
  expect(new Set(profiles.map((row) => row.user_id))).toEqual(new Set(database.auth.users.rows().map(({ id }) => id)));
  for (const row of profiles) parse(profileRow, row);
  for (const row of database.messages.rows()) parse(messageRow, row);
  for (const row of database.friendships.rows()) parse(friendshipRow, row);
});

test('the demo spectator has friends, and has given two of them a star', async () => {
  const database = await openCrowd();
  const rows = database.friendships.rows(({ user1_id, user2_id }) => [user1_id, user2_id].includes(demoSpectator.id));
  expect(rows).toHaveLength(demoFriends(spectators).length);
  const starred = rows.filter((row) =>
    row.user1_id === demoSpectator.id ? row.is_star_friend_user1 : row.is_star_friend_user2,
  );
  expect(starred).toHaveLength(2);
});

test.each([
  ['fantasy_team_id', 6],
  ['eliteserien_team_id', 5],
] as const)('the demo spectator and some friends each have a different %s', async (column, managers) => {
  const database = await openCrowd();
  const friends = new Set(demoFriends(spectators).map(({ id }) => id));
  const teams = database.profiles.rows().filter((profile) => profile[column] !== null);
  expect(teams.every(({ user_id }) => user_id === demoSpectator.id || friends.has(user_id))).toBe(true);
  expect(teams.some(({ user_id }) => user_id === demoSpectator.id)).toBe(true);
  expect(new Set(teams.map((profile) => profile[column])).size).toBe(managers);
  expect(friends.size).toBeGreaterThan(5);
});

test('every message between friends is less than a day old', async () => {
  const database = await openCrowd();
  const ages = database.messages.rows().map((row) => now - Date.parse(row.created_at));
  expect(ages.length).toBeGreaterThan(2);
  for (const age of ages) expect(age).toBeLessThan(24 * 3_600_000);
});

test('the favourite team’s chat has twelve messages from the last day, a few other teams’ chats have fewer messages, and spectators wrote all the messages', async () => {
  const database = await openCrowd();
  const rows = database.team_messages.rows();
  const brann = rows.filter(({ team_id }) => team_id === 900_002);
  expect(brann).toHaveLength(12);
  expect(new Set(brann.map(({ content }) => content)).size).toBe(12);
  expect(new Set(rows.map(({ team_id }) => team_id)).size).toBeGreaterThan(2);
  const known = new Set(spectators.map(({ id }) => id));
  for (const row of rows) {
    parse(teamMessageRow, row);
    expect(known.has(row.sender_id ?? '')).toBe(true);
    expect(now - Date.parse(row.created_at)).toBeLessThan(24 * 3_600_000);
  }
});
