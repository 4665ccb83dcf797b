import { appCalls, callOf, edgeCalls } from '@tribunen/contract/calls';
import { instantAt, osloDayOf } from '@tribunen/domain';
import { unknown } from 'valibot';
import { expect, test } from 'vitest';
import { FeedStore } from './feed/FeedStore.ts';
import { ProjectCrowding } from './project/ProjectCrowding.ts';
import { projectFantasy } from './project/projectFantasy.ts';
import { projectFootball } from './project/projectFootball.ts';
import { projectLiveRows } from './project/projectLiveRows.ts';
import { projectAccounts, projectInvitations } from './project/projectPeople.ts';
import { projectPresence } from './project/projectPresence.ts';
import { Rest } from './project/Rest.ts';
import { PushStore } from './push/PushStore.ts';

const url = 'https://project.example.test';
const now = instantAt(Date.parse('2026-11-21T17:00:00Z'));
const day = osloDayOf(now);
const [kari, ola] = [crypto.randomUUID(), crypto.randomUUID()];
const budget = { name: 'football-data.org', perMinute: 10 };
const competitions = { competitions: [{ id: 2021, code: 'PL', name: 'Premier League' }] };

function callsOf(rest: Rest): readonly (() => Promise<unknown>)[] {
  const live = projectLiveRows(rest);
  const football = projectFootball(rest, live, () => {}, 0);
  const fantasy = projectFantasy(
    'eliteserien',
    rest,
    { role: 'authenticated', id: kari, email: 'kari@eksempel.no', isAdmin: false },
    () => {},
  );
  const accounts = projectAccounts(rest);
  const invitations = projectInvitations(rest, rest);
  const feed = new FeedStore(
    (name, parameters) => rest.call(name, parameters),
    () => now,
  );
  const pushes = new PushStore((name, parameters) => rest.call(name, parameters));
  return [
    () => new ProjectCrowding(() => 0).current(rest),
    () => projectPresence(rest, () => {}),
    () => football.matchesOn(day),
    () => football.match(1),
    () => football.seasonOf('PL'),
    () => football.standingsOf('PL'),
    () => football.teamsOf('PL'),
    () => football.teams(),
    () => football.team(57),
    () => fantasy.team(7),
    () => live.matchesOn(day),
    () => live.statesOf(['1'], 0),
    () => live.statesOf(['1'], 1000),
    () => live.eventsOf(['1'], 1000),
    () => live.eventsSince(1000),
    () => live.isAnyLive(),
    () => live.newestChange(),
    () => accounts.emailOf(kari),
    () => accounts.nameOf(kari),
    () => accounts.idOf('kari@eksempel.no'),
    () => accounts.exportRows(kari, 0),
    () => accounts.delete(kari, 'kari@eksempel.no'),
    () => invitations.areFriends(kari, ola),
    () => invitations.hasBlocked(ola, kari),
    () => invitations.wasDeclined(kari, 'ola@eksempel.no', now),
    () =>
      invitations.add({
        sender_id: kari,
        recipient_email: 'ola@eksempel.no',
        by_id: false,
        status: 'pending',
        created_at: now,
        expires_at: now,
      }),
    () => invitations.accept('token'),
    () => feed.situation(budget),
    () => feed.takeToken(budget, 'matches'),
    () => feed.noteAnswer(budget, 'matches', null, { available: null, resetSeconds: null, waitSeconds: null }),
    () => feed.lease('sync-live', 30, () => Promise.resolve()),
    () => feed.ownIds('source', [], []),
    () => feed.stored(['1'], now),
    () => feed.write([{ id: '1', competitionCode: 'PL', utcKickoff: now, summary: {}, report: null, feed: null }]),
    () => feed.staleAnswers(['competitions']),
    () => feed.wishedAnswers(),
    () => feed.keepAnswer('competitions', {}, 60),
    () => feed.knownAnswer('competitions', unknown()),
    () => feed.keepTeams('PL', []),
    () => feed.fantasyEntries('eliteserien'),
    () => feed.removeOld(),
    () => pushes.take(100),
    () => pushes.note([{ id: 1, subject: '1', endpoint: 'https://push.example.test', outcome: 'sent' }]),
  ];
}

test('the edge functions and the jobs make every call of the contract and no other call', async () => {
  const made = new Set<string>();
  const others: string[] = [];
  const rest = new Rest(url, 'key', 'key', async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const asked = {
      method: request.method,
      url: request.url,
      prefer: null,
      body: text === '' ? null : JSON.parse(text),
    };
    const name = callOf(edgeCalls, asked);
    if (name !== null) made.add(name);
    // `accept-invitation` uses the invited person's own token, so it makes the same call as the app. `edgeCalls` lacks
    // that call.
    else if (callOf(appCalls, asked) !== 'acceptInvitationInLink') others.push(`${asked.method} ${asked.url} ${text}`);
    if (name === 'readAnswer' && request.url.includes('eq.competitions&')) {
      return Response.json([{ body: competitions, fetched_at: now }]);
    }
    return Response.json(name === 'takeLease' ? 'holder' : []);
  });
  for (const call of callsOf(rest)) await Promise.allSettled([call()]);
  expect(others).toEqual([]);
  expect([...made].toSorted()).toEqual(Object.keys(edgeCalls).toSorted());
});
