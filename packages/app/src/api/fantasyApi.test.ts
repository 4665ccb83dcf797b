// @vitest-environment node
import { demoCredentials } from '@tribunen/mocks/server';
import { parseFantasyPicks } from '@tribunen/contract';
import { expect, test } from 'vitest';
import { jonas, openTestSite, sessionsOf, TestBrowser } from '../testing/openTestSite.ts';
import { withoutProcedure } from '../testing/withoutProcedure.ts';
import { alertsApi } from './alertsApi.ts';
import { fantasyApi } from './fantasyApi.ts';

async function openFantasy(credentials: { readonly email: string; readonly password: string } = demoCredentials) {
  const access = await new TestBrowser().openSignedIn(credentials);
  const [session] = sessionsOf(access);
  if (session?.status !== 'signed-in') throw new Error('nobody is signed in');
  return { ...fantasyApi.of(access), alerts: alertsApi.of(access), userId: session.user.id };
}

const squadOf = (...names: readonly string[]) =>
  parseFantasyPicks({
    enhanced_picks: names.map((player_name, n) => ({
      element: n + 1,
      player_name,
      position: n === 0 ? 1 : 9,
      team_name: 'Arsenal',
      is_captain: n === 0,
      is_vice_captain: n === 1,
      gameweek_points: 2,
      now_cost: 50,
    })),
  });

test('the number of a team is saved in the spectator’s profile, and no other column changes', async () => {
  const { backend } = await openTestSite();
  const { savedTeam, saveTeam, userId } = await openFantasy();
  expect(await savedTeam(userId, 'fpl')).not.toBe('1234567');
  const [before] = backend.database.profiles.rows(({ user_id }) => user_id === userId);
  await saveTeam(userId, 'fpl', '1234567');
  expect(await savedTeam(userId, 'fpl')).toBe('1234567');
  expect(backend.database.profiles.rows(({ user_id }) => user_id === userId)).toEqual([
    { ...before, fantasy_team_id: '1234567' },
  ]);
});

test('a spectator without a profile gets one with the number', async () => {
  const { backend } = await openTestSite();
  const { savedTeam, saveTeam, userId } = await openFantasy(jonas);
  await backend.database.profiles.delete(({ user_id }) => user_id === userId);
  expect(await savedTeam(userId, 'fpl')).toBeNull();
  await saveTeam(userId, 'fpl', '1000000000000');
  expect(await savedTeam(userId, 'fpl')).toBe('1000000000000');
});

test('a squad replaces the former squad, and its players are the fantasy players whose goals are marked', async () => {
  await openTestSite();
  const { replacePlayers, alerts, userId } = await openFantasy();
  expect(await replacePlayers(userId, 'fpl', squadOf('Raya', 'Rice'))).toEqual(['Raya', 'Rice']);
  expect(await replacePlayers(userId, 'fpl', squadOf('Haaland'))).toEqual(['Haaland']);
  expect(await alerts.fantasyPlayers(userId)).toEqual(['Haaland']);
});

test('a backend without the procedure deletes the former squad and stores the new one', async () => {
  await openTestSite();
  const { replacePlayers, alerts, userId } = await openFantasy();
  withoutProcedure('replace_fantasy_players');
  await replacePlayers(userId, 'fpl', squadOf('Raya', 'Rice'));
  expect(await replacePlayers(userId, 'fpl', squadOf('Haaland'))).toEqual(['Haaland']);
  expect(await alerts.fantasyPlayers(userId)).toEqual(['Haaland']);
});

test('a squad of one game leaves that of the other unchanged, and the fantasy players are those of both', async () => {
  await openTestSite();
  const { replacePlayers, alerts, userId } = await openFantasy();
  await replacePlayers(userId, 'fpl', squadOf('Raya', 'Rice'));
  expect(await replacePlayers(userId, 'eliteserien', squadOf('Finne'))).toEqual(['Finne']);
  expect((await alerts.fantasyPlayers(userId)).toSorted()).toEqual(['Finne', 'Raya', 'Rice']);
  withoutProcedure('replace_fantasy_players');
  await expect(replacePlayers(userId, 'eliteserien', squadOf('Berg'))).rejects.toMatchObject({ status: 404 });
  expect((await alerts.fantasyPlayers(userId)).toSorted()).toEqual(['Finne', 'Raya', 'Rice']);
});

test('a spectator’s team and friends’ teams are stored separately for each game', async () => {
  const { backend } = await openTestSite();
  const { savedTeam, saveTeam, friendsTeams, userId } = await openFantasy();
  const english = await savedTeam(userId, 'fpl');
  await saveTeam(userId, 'eliteserien', '4321');
  expect([await savedTeam(userId, 'fpl'), await savedTeam(userId, 'eliteserien')]).toEqual([english, '4321']);
  const stored = new Map(backend.database.profiles.rows().map((row) => [row.user_id, row.eliteserien_team_id]));
  const teams = await friendsTeams('eliteserien');
  expect(teams.size).toBeGreaterThan(0);
  for (const [friend, team] of teams) expect(stored.get(friend)).toBe(team);
});

test('a refusal by the function has a message that can be shown, and without a season there is no gameweek', async () => {
  await openTestSite();
  const { teamName, picks, gameweek } = await openFantasy();
  const refused = { message: 'API call failed: There is no fantasy team 7', status: 404 };
  await expect(teamName('fpl', '7')).rejects.toMatchObject(refused);
  await expect(picks('fpl', '7')).rejects.toMatchObject(refused);
  expect(await gameweek('fpl', ['7', '8'])).toMatchObject({ current: null, next: null, entries: [] });
});
