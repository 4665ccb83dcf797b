// @vitest-environment node
import { followId, friendshipId, matchId, messageId, parseFantasyPicks, playerId, userId } from '@tribunen/contract';
import { appCalls, callOf, topicCallOf } from '@tribunen/contract/calls';
import { clubs, FANTASY_GAMES, instantAt, normaliseCompetition, osloDayOf, toStars } from '@tribunen/domain';
import { parse } from 'valibot';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { earlyRequestsAt } from '../app/shell/earlyRequestsAt.ts';
import { matchPath, paths } from '../navigation/paths.ts';
import { exampleFollow } from '../testing/exampleFollow.ts';
import { askedBy } from '../testing/refuseOtherCalls.ts';
import { BackendAccess } from './access/BackendAccess.ts';
import { accountApi } from './accountApi.ts';
import { adminApi } from './adminApi.ts';
import { alertsApi } from './alertsApi.ts';
import { authApi } from './authApi.ts';
import { chatApi } from './chatApi.ts';
import { competitionsApi } from './competitionsApi.ts';
import { deskApi } from './deskApi.ts';
import { fantasyApi } from './fantasyApi.ts';
import { feedPaceApi } from './feedPaceApi.ts';
import { followKindsApi } from './followKindsApi.ts';
import { followsApi } from './followsApi.ts';
import { friendsApi } from './friendsApi.ts';
import { hiddenResultsApi } from './hiddenResultsApi.ts';
import { homeApi } from './homeApi.ts';
import { invitationsApi } from './invitationsApi.ts';
import { liveApi } from './liveApi.ts';
import { messagesApi } from './messagesApi.ts';
import { presenceApi } from './presenceApi.ts';
import { profileApi } from './profileApi.ts';
import { pushApi } from './pushApi.ts';
import { RealtimeSocket } from './realtime/RealtimeSocket.ts';
import { safetyApi } from './safetyApi.ts';
import { scoutingApi } from './scoutingApi.ts';
import { seasonApi } from './seasonApi.ts';
import { sharedDelayApi } from './sharedDelayApi.ts';
import { writingLimitsApi } from './writingLimitsApi.ts';

const url = 'https://project.example.test';
const now = instantAt(Date.parse('2026-11-21T17:00:00Z'));
const [kari, ola] = [parse(userId, crypto.randomUUID()), parse(userId, crypto.randomUUID())];
const email = 'kari@eksempel.no';
const [match, follow, friendship, message, player] = [
  parse(matchId, '500001'),
  parse(followId, crypto.randomUUID()),
  parse(friendshipId, crypto.randomUUID()),
  parse(messageId, crypto.randomUUID()),
  parse(playerId, '44'),
];
const day = osloDayOf(now);
const league = normaliseCompetition({ id: 2021, code: 'PL', name: 'Premier League' });

const reading = { competitionIdOf: () => null };
const pages = { ...reading, isWanted: () => true };
const matchChat = { teamId: 0, teamName: 'Brann vs Viking', matchId: match, since: now };
const teamChat = { teamId: 59, teamName: 'Brann', matchId: null, since: null };
const older = { until: now, except: [message] };
const written = { id: message, text: 'Heia!', taggedUserId: null, referenceMessageId: null, writtenAt: now };
const device = {
  endpoint: 'https://push.example.test/1',
  p256dh: 'p',
  auth: 'a',
  language: 'nb',
  device: 'D',
} as const;
const stars = { overall: toStars(4), technical: null, physical: null, tactical: null, mental: null };
const ratings = [{ playerId: player, playerName: 'Berg', rating: stars }];
const picks = parseFantasyPicks({
  enhanced_picks: [
    {
      element: 7,
      player_name: 'Berg',
      position: 4,
      team_name: 'Arsenal',
      is_captain: false,
      is_vice_captain: false,
      gameweek_points: 0,
      now_cost: 50,
    },
  ],
});
const choices = { goals: true, redCards: true, messages: true, invitations: true, quiet: null };
const listener = {
  onUp: () => {},
  onDown: () => {},
  onChange: () => {},
  onEvent: () => {},
  onState: () => {},
  onPresence: () => {},
  onFriend: () => {},
};

/** Makes every call once, in a small project or in a crowd. */
function callsOf(access: BackendAccess): readonly (() => unknown)[] {
  const account = accountApi.of(access);
  const alerts = alertsApi.of(access);
  const chat = chatApi.of(access);
  const competitions = competitionsApi.of(access);
  const desk = deskApi.of(access);
  const fantasy = fantasyApi.of(access);
  const follows = followsApi.of(access);
  const friends = friendsApi.of(access);
  const hidden = hiddenResultsApi.of(access);
  const home = homeApi.of(access);
  const invitations = invitationsApi.of(access);
  const kinds = followKindsApi.of(access);
  const live = liveApi.of(access);
  const messages = messagesApi.of(access);
  const presence = presenceApi.of(access);
  const profiles = profileApi.of(access);
  const push = pushApi.of(access);
  const safety = safetyApi.of(access);
  const scouting = scoutingApi.of(access);
  const season = seasonApi.of(access);
  return [
    () => account.exportMyData(),
    () => account.deleteAccount(email),
    () => adminApi.of(access).warmResults(),
    () => adminApi.of(access).callBudgets(),
    () => feedPaceApi.of(access).pace(),
    () => desk.desk(),
    ...[desk.removeMessage, desk.restoreMessage].map((change) => () => change(message)),
    ...[desk.settleReport, desk.reopenReport].map((change) => () => change(message)),
    () => desk.slowChat(teamChat, 30),
    () => desk.shutOut(ola, 'day', 'Trusler'),
    () => desk.letIn(ola),
    () => writingLimitsApi.of(access).limits(teamChat),
    () => alerts.liveMatchIds(),
    () => alerts.matchEvents(match, now, pages),
    () => alerts.eventsSince(now, pages),
    () => alerts.fantasyPlayers(kari),
    () => alerts.subscribeToLiveEvents('live_events_only', ['GOAL'], listener, () => null),
    () => authApi.of(access).signOutEverywhere(),
    ...[matchChat, teamChat].flatMap((room) => [
      () => chat.latest(room),
      () => chat.older(room, older),
      () => chat.send(room, written),
      () => chat.subscribe(room, listener),
    ]),
    () => chat.deleteMessage(message, now),
    () => competitions.competitions(),
    () => competitions.teams(league),
    () => competitions.searchTeams('Molde FK II'),
    ...FANTASY_GAMES.flatMap((game) => [
      () => fantasy.savedTeam(kari, game),
      () => fantasy.saveTeam(kari, game, '7'),
      () => fantasy.teamName(game, '7'),
      () => fantasy.picks(game, '7'),
      () => fantasy.gameweek(game, ['7']),
      () => fantasy.replacePlayers(kari, game, picks),
      () => fantasy.friendsTeams(game),
    ]),
    () => follows.add([exampleFollow()]),
    () => follows.remove(follow),
    () => follows.notify(follow, true),
    () => follows.reorder({ team: [{ id: follow, priority: 0 }] }),
    () => follows.subscribe(kari, listener),
    () => friends.friendships(kari),
    () => friends.star(friendship, 'is_star_friend_user1', true),
    () => friends.end(friendship),
    () => friends.subscribe(kari, listener),
    () => home.matches(day, ['2021']),
    () => home.matchesAhead(day),
    () => home.follows(kari),
    () => home.pendingInvitations(email, now),
    () => invitations.received(email, now),
    () => invitations.accept('token'),
    () => invitations.decline('token'),
    () => invitations.send(email),
    () => invitations.sendTo(ola),
    () => invitations.lookUp('token'),
    () => invitations.acceptByToken('token'),
    () => invitations.subscribeToInvitations({ id: kari, email }, listener),
    () => kinds.followKinds(),
    () => kinds.chooseKinds({ entityType: 'team', entityId: '59', kinds: 'both' }),
    () => live.bootLive(),
    () => live.bootVersion(),
    () => live.liveDelta(0, reading),
    () => live.liveUpdates(reading),
    () => live.matchDeltas(day, now, reading),
    () => live.liveHealth(),
    () => live.matchReport(match, { t: 1 }),
    () => live.changedMatches(now),
    () => live.subscribeToLiveMatches(listener),
    () => live.subscribeToMatchState(match, listener, () => null),
    () => live.subscribeToLiveEvents('live_events_new', null, listener, () => null),
    () => messages.recent(kari, now),
    () => messages.latest({ reader: kari, friend: ola }),
    () => messages.older({ reader: kari, friend: ola }, older),
    () => messages.send(ola, written),
    () => messages.deleteMessage(message, now),
    () => messages.readPositions(kari),
    () => messages.saveReadPosition(ola, now),
    () => messages.subscribe(kari, listener),
    () => messages.subscribeToReadPositions(kari, listener),
    () => presence.joinOnlineUsers(kari, listener),
    () => presence.hearFriends(kari, listener),
    () => presence.announce(match, true),
    () => sharedDelayApi.of(access).share(match, 38),
    () => profiles.profile(kari),
    () => profiles.profiles([kari, ola]),
    () => profiles.saveProfile(kari, { name: 'Kari' }),
    () => hidden.choices(),
    () => hidden.choose({ of: match, isHidden: true, chosenAt: now }),
    () => hidden.subscribe(kari, listener),
    () => push.devices(),
    () => push.addDevice(device),
    () => push.renewDevice(device),
    () => push.delayDevice(device.endpoint),
    () => push.removeDevice(device.endpoint),
    () => push.choices(),
    () => push.saveChoices(choices, 'Europe/Oslo'),
    () => push.mutedMatches(),
    () => push.muteMatch(match),
    () => push.unmuteMatch(match),
    () => safety.muted(),
    () => safety.blocked(),
    () => safety.hiddenWords(),
    ...[safety.mute, safety.unmute, safety.block, safety.unblock].map((change) => () => change(ola)),
    ...[safety.hideWord, safety.showWord].map((change) => () => change('tosk')),
    () => safety.report({ where: 'chat', id: message }, 'spam'),
    () => safety.report({ where: 'direct', id: message }, 'spam'),
    () => scouting.teams(),
    () => scouting.totals(kari, [player]),
    () => scouting.own(kari, [player]),
    () => scouting.rate({ userId: kari, matchId: match, ratings }),
    () => scouting.course(player),
    () => scouting.subscribe({ squad: '57', players: [player] }, { isVisible: () => false, random: () => 0 }, listener),
    () => season.standings(league),
    () => season.competitionMatches(league),
    () => season.scorers(league),
    ...clubs
      .slice(0, 1)
      .flatMap(({ team: { id } }) => [() => season.team(id), () => season.teamMatches(id), () => scouting.players(id)]),
  ];
}

type Topic = readonly [topic: string, hears: Parameters<typeof topicCallOf>[2]];

/** The topics that a subscription opens, as the contract names them. */
function topicsOf(request: Parameters<RealtimeSocket['open']>[0]): readonly Topic[] {
  const topics: Topic[] = [];
  const on = (kind: string, { event, table = '', filter }: Readonly<Record<string, string>>): unknown => {
    if (kind === 'presence') topics.push([request.name, 'presence']);
    else if (kind === 'broadcast') topics.push([request.name, 'broadcasts']);
    else topics.push([filter === undefined ? table : `${table}?${filter}`, event === 'INSERT' ? 'new rows' : 'rows']);
    return { on };
  };
  Reflect.apply(request.bind, request, [{ on }, () => {}]);
  return topics;
}

function open(mode: 'small' | 'crowd'): BackendAccess {
  const kept = new Map<string, string>();
  const access = new BackendAccess({
    url,
    anonKey: 'key',
    apiUrl: `${url}/api`,
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  });
  access.mode.set(mode);
  return access;
}

/** The answers of two projects: one without rows, and one with only the specification's tables. */
const answers = {
  complete: () => Response.json([]),
  bare: ({ url: asked }: Request) => {
    if (asked.includes('/rpc/')) return new Response(null, { status: 404 });
    const lacks = asked.includes('updated_at=gte');
    return lacks ? Response.json({ code: '42703', message: 'no such column' }, { status: 400 }) : Response.json([]);
  },
};

const opened = vi.spyOn(RealtimeSocket.prototype, 'open');
const asking = vi.spyOn(globalThis, 'fetch');
const complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
beforeEach(() => complaints.forEach((complaint) => complaint.mockImplementation(() => {})));
afterAll(() => vi.restoreAllMocks());

test('the app makes the calls of the contract, all of them and no others', async () => {
  const made = new Set<string>();
  const others: unknown[] = [];
  const note = (name: string | null, asked: unknown): void =>
    void (name === null ? others.push(asked) : made.add(name));
  opened.mockImplementation((request) => {
    for (const topic of topicsOf(request)) note(topicCallOf(appCalls, ...topic), topic);
    return () => {};
  });
  for (const [mode, answer] of [
    ['small', answers.complete],
    ['crowd', answers.complete],
    ['small', answers.bare],
  ] as const) {
    asking.mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      if (request.url.includes('/auth/v1/')) return Response.json({});
      const asked = await askedBy(request);
      note(callOf(appCalls, asked), asked);
      return answer(request);
    });
    const access = open(mode);
    // Some calls reject an empty answer, which does not matter here.
    for (const call of callsOf(access)) await Promise.allSettled([call()]);
  }
  expect(others).toEqual([]);
  expect([...made].toSorted()).toEqual(Object.keys(appCalls).toSorted());
});

test.each([
  ['no network', () => Promise.reject(new TypeError('fetch failed')), 'unanswered'],
  ['a 500', () => Promise.resolve(Response.json({ message: 'down' }, { status: 500 })), 'unclear'],
  ['a page that is no JSON', () => Promise.resolve(new Response('<h1>Hei</h1>')), 'unclear'],
])(
  'CHAT-24 with %s every call fails, but the sending of a message returns its outcome',
  async (_what, answer, kind) => {
    opened.mockImplementation(() => () => {});
    asking.mockImplementation(answer);
    const settled = await Promise.allSettled(callsOf(open('small')).map(async (call) => call()));
    const values = settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const isSubscription = (value: unknown) => typeof value === 'function' || Object.hasOwn(Object(value), 'leave');
    const sent = expect.objectContaining({ outcome: { kind, waitMs: 0 }, message: null });
    // Nobody is signed in, so the sign-out everywhere has nothing to do.
    expect(values.filter((value) => !isSubscription(value))).toEqual([undefined, sent, sent, sent]);
  },
);

test('a page’s early requests are requests that the app makes', () => {
  const early = [paths.root, paths.match, matchPath(match)].flatMap((pathname) =>
    earlyRequestsAt({ pathname, search: '' }, now, kari),
  );
  const names = early.map(({ path, body = null }) =>
    callOf(appCalls, { method: body === null ? 'GET' : 'POST', url: `${url}${path}`, prefer: null, body }),
  );
  expect(new Set(names)).toEqual(
    new Set([
      'readDay',
      'readMyFollows',
      'readMutes',
      'readBlocks',
      'readHiddenWords',
      'readHiddenResults',
      'readMatch',
    ]),
  );
});
