// @vitest-environment node
import { demoCredentials } from '@tribunen/mocks/server';
import {
  emptyHistory,
  instantAt,
  refreshHistory,
  normaliseCompetition,
  normaliseTeam,
  parseOsloDay,
  teamChatRoom,
  toProfileDraft,
} from '@tribunen/domain';
import { beforeEach, expect, test, vi } from 'vitest';
import { alertsApi } from '../../api/alertsApi.ts';
import { competitionsApi } from '../../api/competitionsApi.ts';
import { fantasyApi } from '../../api/fantasyApi.ts';
import { friendsApi } from '../../api/friendsApi.ts';
import { homeApi } from '../../api/homeApi.ts';
import { invitationsApi } from '../../api/invitationsApi.ts';
import { matchApi } from '../../api/matchApi.ts';
import { messagesApi } from '../../api/messagesApi.ts';
import { profileApi } from '../../api/profileApi.ts';
import { roomsApi } from '../../api/roomsApi.ts';
import { safetyApi } from '../../api/safetyApi.ts';
import { scoutingApi } from '../../api/scoutingApi.ts';
import { seasonApi } from '../../api/seasonApi.ts';
import { openSpectator } from '../../testing/openSpectator.ts';
import { openTestSite } from '../../testing/openTestSite.ts';
import { loadedDayList } from '../matches/DayList.ts';
import { keptVersion, toKept } from './storedForm.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T19:40:00Z') });
  return () => vi.useRealTimers();
});

/** The paths of a value, each with the type of the value there. Two values of the same shape have the same paths. */
function shapeOf(value: unknown, path = ''): readonly string[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.flatMap((each) => shapeOf(each, `${path}[]`));
  if (value instanceof Map || value instanceof Set)
    return [...value.values()].flatMap((each) => shapeOf(each, `${path}<>`));
  if (typeof value !== 'object') return [`${path} ${typeof value}`];
  return Object.entries(value).flatMap(([key, each]) => shapeOf(each, `${path}.${key}`));
}

/** The backend's answers that a device stores (`isStored`). */
async function answers(): Promise<Readonly<Record<string, unknown>>> {
  await openTestSite({});
  const { access, userId } = await openSpectator();
  const now = instantAt(Date.now());
  const day = parseOsloDay('2026-11-22');
  const eliteserien = normaliseCompetition({ id: 2106, code: 'TIP', name: 'Eliteserien' });
  const brann = normaliseTeam({ id: 900_002, name: null }).id;
  if (day === null || brann === null) throw new Error('no day, no team');
  const home = homeApi.of(access);
  const season = seasonApi.of(access);
  const safety = safetyApi.of(access);
  await safety.hideWord('idiot');
  const matches = await home.matches(day);
  const live = matches.find(({ status }) => status === 'FINISHED') ?? matches[0];
  if (live === undefined) throw new Error('no match');
  const competitions = competitionsApi.of(access);
  const scouting = scoutingApi.of(access);
  const fantasy = fantasyApi.of(access);
  const players = (await season.team(brann)).squad.map(({ id }) => id);
  const team = (await fantasy.savedTeam(userId, 'fpl')) ?? '';
  const friendships = await friendsApi.of(access).friendships(userId);
  const everybody = friendships.flatMap(({ user1Id, user2Id }) => [user1Id, user2Id]);
  const messages = messagesApi.of(access);
  return {
    matches: loadedDayList(matches, now),
    match: await matchApi.of(access).matchReport(live.id),
    'match-events': await alertsApi
      .of(access)
      .matchEvents(live.id, live.utcKickoff, { competitionIdOf: () => null, isWanted: () => true }),
    standings: await season.standings(eliteserien),
    scorers: await season.scorers(eliteserien),
    competitions: await competitions.competitions(),
    'competition-teams': await competitions.teams({ id: eliteserien.id, dbId: eliteserien.dbId }),
    'competition-matches': await season.competitionMatches(eliteserien),
    team: await season.team(brann),
    'team-matches': await season.teamMatches(brann),
    'scouted-teams': await scouting.teams(),
    squad: (await season.team(brann)).squad.map(({ id, name, shirtNumber, position }) => ({
      id,
      name,
      shirtNumber,
      position,
    })),
    'player-ratings': { totals: await scouting.totals(userId, players), own: await scouting.own(userId, players) },
    'rating-course': await Promise.all(players.map((player) => scouting.course(player))),
    profile: toProfileDraft(await profileApi.of(access).profile(userId)),
    'fantasy-team': team,
    'fantasy-squad': {
      teamId: team,
      teamName: await fantasy.teamName('fpl', team),
      picks: await fantasy.picks('fpl', team),
    },
    'fantasy-gameweek': await fantasy.gameweek('fpl', [team]),
    follows: await home.follows(userId),
    friendships,
    invitations: await invitationsApi.of(access).received(demoCredentials.email, now),
    profiles: await profileApi.of(access).profiles(everybody),
    chat: refreshHistory(
      emptyHistory,
      await roomsApi.of(access).latest(teamChatRoom({ id: brann, name: 'Brann' })),
      false,
    ),
    ledger: toKept({ origin: 'changed', ledger: { known: 'what is loaded', changes: [] } }),
    direct: await messages.recent(userId, now),
    // The hidden people have the same shape as the hidden words.
    hiddenWords: await safety.hiddenWords(),
  };
}

test(`OFFLINE-1 what a device keeps has the shape of version ${keptVersion}: another shape needs another version`, async () => {
  const lines = Object.entries(await answers()).flatMap(([name, answer]) => shapeOf(answer, name));
  await expect(`${[...new Set(lines)].toSorted().join('\n')}\n`).toMatchFileSnapshot(
    `./shapes/version-${keptVersion}.txt`,
  );
});
