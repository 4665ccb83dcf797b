import { playerRatingHistoryRow, playerRatingRow, toPlayerRating } from '@tribunen/contract';
import { addUpRatings, topPlayers } from '@tribunen/domain';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { loadSeed, loadVoices, spectatorsOf } from '@tribunen/football';
import { createDatabase } from './database.ts';
import { fillCrowd } from './demoCrowd.ts';
import { fillRatings } from './demoRatings.ts';
import { demoSpectator, demoUsers } from './demoSpectator.ts';

const now = Date.parse('2026-11-21T14:00:00.000Z');
const world = { data: await loadSeed(), spectators: spectatorsOf(await loadVoices()), now };

async function openRated() {
  const database = createDatabase();
  await database.auth.users.insert(demoUsers);
  await fillCrowd(database, now);
  await fillRatings(database, world);
  return database;
}

test('SCOUT-5 Brann and each team that is built into the app have three top players, and every row matches the contract', async () => {
  const database = await openRated();
  for (const row of database.player_rating_history.rows()) parse(playerRatingHistoryRow, row);
  for (const team of ['57', '61', '64', '65', '66', '73', '900002']) {
    const ratings = database.player_ratings
      .rows(({ player_id }) => player_id.slice(0, -2) === team)
      .map((row) => toPlayerRating(parse(playerRatingRow, row)));
    const totals = addUpRatings(
      ratings.flatMap((parsed) => (parsed.ok ? [parsed.value] : [])),
      new Set(),
    );
    expect(topPlayers(totals)).toHaveLength(3);
  }
});

test('filling the ratings again changes no existing row, and adds no rating of a deleted user', async () => {
  const database = await openRated();
  const isOwn = ({ user_id }: { readonly user_id: string }) => user_id === demoSpectator.id;
  await database.player_ratings.update(isOwn, (row) => ({ ...row, overall_rating: 0.5 }));
  await fillRatings(database, world);
  expect(new Set(database.player_ratings.rows(isOwn).map(({ overall_rating }) => overall_rating))).toEqual(
    new Set([0.5]),
  );
  await database.auth.users.delete(({ id }) => id === demoSpectator.id);
  await fillRatings(database, world);
  expect(database.player_ratings.rows(isOwn)).toEqual([]);
});
