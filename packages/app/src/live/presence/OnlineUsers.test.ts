import type { PresenceRecord } from '@tribunen/contract';
import type { LiveMode, MatchId, UserId } from '@tribunen/domain';
import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import type { FriendsListener, OnlineUsersListener, PresenceApi } from '../../api/presenceApi.ts';
import { Observable } from '../../lib/state/Observable.ts';
import { presenceParts } from '../../testing/presenceParts.ts';
import { signedInAs } from '../../testing/ExampleSession.ts';
import type { Session } from '../../api/auth/session.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { SessionStore } from '../../services/SessionStore.ts';
import type { StoredValue } from '../../lib/storage/StoredValue.ts';
import { InTime } from '../knownUntil/InTime.ts';
import { OnlineUsers } from './OnlineUsers.ts';

const [brann, viking] = [exampleMatch({ id: '500001' }).id, exampleMatch({ id: '500002' }).id];
const now = Date.parse('2026-11-21T14:00:00.000Z');

interface Place {
  readonly userId: string;
  readonly listener: OnlineUsersListener;
  readonly track: Mock<(record: PresenceRecord) => void>;
  readonly untrack: Mock<() => void>;
  readonly leave: Mock<() => void>;
}

let places: Place[] = [];
let tellSession: (session: Session) => void = () => {};
let online: OnlineUsers;
let visibility: StoredValue<boolean>;
let behindSeconds = 0;
let stand: InTime | null = null;
const mode = new Observable<LiveMode>('small');
let received: (MatchId | 'hidden' | null)[] = [];
let topic: FriendsListener | null = null;
let answer: PresenceApi['announce'] = () => Promise.resolve({ friends: [], online: 0 });

beforeEach(() => {
  vi.useFakeTimers({ now });
  places = [];
  const session = new SessionStore({
    watchSession: (listener) => {
      tellSession = listener;
      return () => {};
    },
  });
  session.start();
  const joinOnlineUsers = (userId: string, listener: OnlineUsersListener): Place => {
    const place = {
      userId,
      listener,
      track: vi.fn<(record: PresenceRecord) => void>(),
      untrack: vi.fn<() => void>(),
      leave: vi.fn<() => void>(),
    };
    places.push(place);
    return place;
  };
  const parts = presenceParts();
  ({ visibility } = parts);
  mode.set('small');
  behindSeconds = 0;
  stand = null;
  received = [];
  topic = null;
  const api: PresenceApi = {
    mode,
    joinOnlineUsers,
    hearFriends: (_user, listener) => {
      topic = listener;
      return () => {
        topic = null;
      };
    },
    announce: (openMatch, isVisible) => {
      received.push(isVisible ? openMatch : 'hidden');
      return answer(openMatch, isVisible);
    },
  };
  online = new OnlineUsers({
    ...parts,
    stand: () => stand,
    world: { ...parts.world, random: () => 0 },
    api,
    session,
  });
  online.start();
});
afterEach(() => {
  online.stop();
  localStorage.clear();
});

test('a signed-in spectator is announced with id and time but without an address, and counted with the others', () => {
  tellSession(signedInAs('marte'));
  expect(online.count.current()).toBeNull();
  places[0]?.listener.onUp();
  expect(places[0]?.track.mock.calls).toEqual([
    [{ user_id: 'marte', email: '', online_at: '2026-11-21T14:00:00.000Z' }],
  ]);
  const heard = vi.fn();
  online.count.subscribe(heard);
  places[0]?.listener.onPresence({
    marte: [{ user_id: 'marte' }],
    jonas: [{ user_id: 'jonas' }, { user_id: 'jonas' }],
  });
  expect(online.count.current()).toBe(2);
  places[0]?.listener.onPresence({ marte: [{ user_id: 'marte' }], kari: [{ user_id: 'kari' }] });
  expect(heard).toHaveBeenCalledTimes(1);
});

test('PEOPLE-11 PEOPLE-22 the online users, each with their open match, are known until the channel is lost', () => {
  tellSession(signedInAs('marte'));
  expect(online.people.current()).toBeNull();
  places[0]?.listener.onUp();
  places[0]?.listener.onPresence({ kari: [{ user_id: 'kari', match_id: brann }], ola: [{ user_id: 'ola' }] });
  const people = online.people.current();
  expect([...(people?.online ?? [])]).toEqual(['kari', 'ola']);
  expect([...(people?.matches ?? [])]).toEqual([['kari', brann]]);
  places[0]?.listener.onDown('CHANNEL_ERROR');
  expect(online.people.current()).toBeNull();
});

test('PEOPLE-27 a spectator who hides is not announced, sees the others, and is announced after showing again', async () => {
  visibility.choose(false);
  tellSession(signedInAs('marte'));
  places[0]?.listener.onUp();
  online.showMatch(brann);
  await settled();
  expect(places[0]?.track).not.toHaveBeenCalled();
  expect(places[0]?.untrack).not.toHaveBeenCalled();
  places[0]?.listener.onPresence({ kari: [{ user_id: 'kari' }] });
  expect([...(online.people.current()?.online ?? [])]).toEqual(['kari']);
  visibility.choose(true);
  await settled();
  expect(announcedMatches(places[0])).toEqual(['500001']);
});

test('PEOPLE-27 a spectator who hides is withdrawn at once, in every tab, and stays hidden after a reconnect', async () => {
  tellSession(signedInAs('marte'));
  places[0]?.listener.onUp();
  await settled();
  localStorage.setItem('tribunen-presence', 'hidden');
  window.dispatchEvent(new StorageEvent('storage', { key: 'tribunen-presence' }));
  await settled();
  expect(places[0]?.untrack).toHaveBeenCalledTimes(1);
  places[0]?.listener.onDown('CHANNEL_ERROR');
  places[0]?.listener.onUp();
  await settled();
  expect(places[0]?.track).toHaveBeenCalledTimes(1);
});

const announcedMatches = (place: Place | undefined) => place?.track.mock.calls.map(([{ match_id }]) => match_id);
const settled = () => vi.advanceTimersByTimeAsync(7000);

test('PEOPLE-22 opening and closing a match is announced', async () => {
  tellSession(signedInAs('marte'));
  places[0]?.listener.onUp();
  const close = online.showMatch(brann);
  await settled();
  expect(announcedMatches(places[0])).toEqual([undefined, '500001']);
  close();
  await settled();
  expect(announcedMatches(places[0])).toEqual([undefined, '500001', undefined]);
});

test('PEOPLE-22 a spectator who opens several matches in a row announces only the last, once', async () => {
  tellSession(signedInAs('marte'));
  places[0]?.listener.onUp();
  await settled();
  const close = online.showMatch(brann);
  close();
  const closeNext = online.showMatch(viking);
  close();
  await settled();
  expect(announcedMatches(places[0])).toEqual([undefined, '500002']);
  closeNext();
  online.showMatch(viking);
  await settled();
  expect(announcedMatches(places[0])).toEqual([undefined, '500002']);
});

test('PEOPLE-22 a match that was opened while the channel is down is announced when it is up', async () => {
  online.showMatch(brann);
  tellSession(signedInAs('marte'));
  await settled();
  expect(announcedMatches(places[0])).toEqual([]);
  places[0]?.listener.onUp();
  await settled();
  places[0]?.listener.onDown('CHANNEL_ERROR');
  online.showMatch(viking);
  await settled();
  expect(announcedMatches(places[0])).toEqual(['500001']);
  places[0]?.listener.onUp();
  expect(announcedMatches(places[0])).toEqual(['500001', '500002']);
});

test('KNOWN-12 a reader with a delay sees the number of online users and the friends’ matches after that delay', () => {
  behindSeconds = 38;
  stand = new InTime(
    () => behindSeconds,
    () => Date.now(),
  );
  tellSession(signedInAs('marte'));
  places[0]?.listener.onUp();
  places[0]?.listener.onPresence({ kari: [{ user_id: 'kari' }] });
  vi.advanceTimersByTime(30_000);
  places[0]?.listener.onPresence({ kari: [{ user_id: 'kari', match_id: brann }], ola: [{ user_id: 'ola' }] });
  vi.advanceTimersByTime(7999);
  expect([online.count.current(), online.people.current()]).toEqual([null, null]);
  vi.advanceTimersByTime(1);
  expect([online.count.current(), [...(online.people.current()?.matches ?? [])]]).toEqual([1, []]);
  behindSeconds = 5;
  vi.advanceTimersByTime(1000);
  expect([online.count.current(), [...(online.people.current()?.matches ?? [])]]).toEqual([2, [['kari', brann]]]);
  behindSeconds = 38;
  places[0]?.listener.onPresence({});
  places[0]?.listener.onDown('CHANNEL_ERROR');
  vi.advanceTimersByTime(60_000);
  expect(online.count.current()).toBeNull();
});

test('while the channel is lost the count is unknown, and when it is back the spectator is announced again', () => {
  tellSession(signedInAs('marte'));
  places[0]?.listener.onUp();
  places[0]?.listener.onPresence({ marte: [{}] });
  places[0]?.listener.onDown('CHANNEL_ERROR');
  expect(online.count.current()).toBeNull();
  vi.advanceTimersByTime(10_000);
  places[0]?.listener.onUp();
  expect(places[0]?.track).toHaveBeenCalledTimes(2);
  expect(places[0]?.track.mock.calls[1]).toEqual(places[0]?.track.mock.calls[0]);
});

test('an unstable channel gets at most five calls in half a minute, and the last one is not lost', () => {
  tellSession(signedInAs('marte'));
  const calls: number[] = [];
  places[0]?.track.mockImplementation(() => calls.push(Date.now()));
  for (let second = 0; second < 117; second += 1) {
    places[0]?.listener.onUp();
    vi.advanceTimersByTime(1000);
  }
  for (const [nth, time] of calls.entries()) {
    const sixth = calls[nth + 5];
    if (sixth !== undefined) expect(sixth - time).toBeGreaterThanOrEqual(33_000);
  }
  const before = calls.length;
  vi.advanceTimersByTime(60_000);
  expect(calls).toHaveLength(before + 1);
});

test('each spectator has a separate channel, and there is none while nobody is signed in', () => {
  tellSession(signedInAs('marte'));
  places[0]?.listener.onPresence({ marte: [{}] });
  tellSession(signedInAs('jonas'));
  expect(places.map(({ userId }) => userId)).toEqual(['marte', 'jonas']);
  expect(places[0]?.leave).toHaveBeenCalledTimes(1);
  tellSession({ status: 'signed-out', reason: 'left' });
  expect(places[1]?.leave).toHaveBeenCalledTimes(1);
  expect(online.count.current()).toBeNull();
});

test('after stop no channel, timer or listener is left', () => {
  tellSession(signedInAs('marte'));
  places[0]?.listener.onUp();
  online.stop();
  expect(places[0]?.leave).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
  tellSession(signedInAs('jonas'));
  expect(places).toHaveLength(1);
});

const [kari, ola] = ['kari' as UserId, 'ola' as UserId];
const here = () => [...(online.people.current()?.online ?? [])];

/** Signs in on a page that is in a crowd, where Kari is here with a match open. */
async function enterCrowd(): Promise<void> {
  answer = () => Promise.resolve({ friends: [{ userId: kari, openMatch: brann }], online: 1204 });
  mode.set('crowd');
  tellSession(signedInAs('marte'));
  topic?.onUp();
  await vi.advanceTimersByTimeAsync(0);
}

test('PEOPLE-28 in a crowd a page announces its spectator, and learns which friends are here and the number of all', async () => {
  await enterCrowd();
  expect(places).toEqual([]);
  expect(received).toEqual([null]);
  expect([here(), online.people.current()?.matches.get(kari), online.count.current()]).toEqual([[kari], brann, 1204]);
  topic?.onFriend({ userId: ola, openMatch: null, isHere: true });
  topic?.onFriend({ userId: kari, openMatch: null, isHere: false });
  expect(here()).toEqual([ola]);
  await vi.advanceTimersByTimeAsync(132_000);
  expect(received).toEqual([null, null]);
});

test('PEOPLE-28 an open match is announced when it is opened, and not twice in ten seconds', async () => {
  await enterCrowd();
  const close = online.showMatch(brann);
  await vi.advanceTimersByTimeAsync(9900);
  close();
  online.showMatch(viking);
  await vi.advanceTimersByTimeAsync(100);
  expect(received).toEqual([null, viking]);
});

test('PEOPLE-27 PEOPLE-28 in a crowd a hidden spectator is announced to the server as hidden, and still sees friends', async () => {
  visibility.choose(false);
  await enterCrowd();
  expect([received, here()]).toEqual([['hidden'], [kari]]);
});

test('PEOPLE-28 an answer about presence is used for five minutes', async () => {
  await enterCrowd();
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  answer = () => Promise.reject(new BackendFailure('down', { status: 500, retryAfterMs: null }));
  await vi.advanceTimersByTimeAsync(4 * 60_000);
  expect(here()).toEqual([kari]);
  await vi.advanceTimersByTimeAsync(61_000);
  expect([online.people.current(), online.count.current()]).toEqual([null, null]);
  complaints.mockRestore();
});

test('a page announces nothing while the server demands a wait', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
  await enterCrowd();
  answer = () => Promise.reject(new BackendFailure('too many', { status: 429, retryAfterMs: 400_000 }));
  await vi.advanceTimersByTimeAsync(132_000);
  const asked = received.length;
  online.showMatch(brann);
  await vi.advanceTimersByTimeAsync(260_000);
  expect(received).toHaveLength(asked);
  await vi.advanceTimersByTimeAsync(140_000);
  expect(received.at(-1)).toBe(brann);
  complaints.mockRestore();
});

test('LIVE-25 when crowd mode begins the page leaves the room only when its friends are known, so that nobody disappears meanwhile', async () => {
  tellSession(signedInAs('marte'));
  places[0]?.listener.onUp();
  places[0]?.listener.onPresence({ kari: [{ user_id: kari }], ola: [{ user_id: ola }] });
  answer = () => Promise.resolve({ friends: [{ userId: kari, openMatch: null }], online: 900 });
  mode.set('crowd');
  expect(here()).toEqual([kari, ola]);
  expect(places[0]?.leave).not.toHaveBeenCalled();
  topic?.onUp();
  await vi.advanceTimersByTimeAsync(0);
  expect(places[0]?.leave).toHaveBeenCalledTimes(1);
  expect([here(), online.count.current()]).toEqual([[kari], 900]);
  mode.set('small');
  places[1]?.listener.onUp();
  expect(topic).toBeNull();
});
