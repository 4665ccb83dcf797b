import { type LiveMode, type Profile, toUserId, type UserId } from '@tribunen/domain';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Observable } from '../../lib/state/Observable.ts';
import { type KnownProfiles, ProfileBook } from './ProfileBook.ts';

const idOf = (text: string): UserId => {
  const id = toUserId(text);
  if (id === null) throw new Error('There is no such id');
  return id;
};
const [kari, ola, nobody] = [idOf('kari'), idOf('ola'), idOf('nobody')];
const profileOf = (userId: UserId): Profile => ({ userId, name: userId, bio: null, myTeam: null });
const queryKey = ['private', 'marte', 'profiles'];
const complaints = vi.spyOn(console, 'error');

beforeEach(() => {
  vi.useFakeTimers();
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  complaints.mockReset();
});

function open() {
  const queryClient = new QueryClient();
  queryClient.setQueryData<KnownProfiles>(queryKey, new Map());
  const profiles = vi.fn((ids: readonly UserId[]) =>
    Promise.resolve(new Map(ids.filter((id) => id !== nobody).map((id) => [id, profileOf(id)]))),
  );
  const mode = new Observable<LiveMode>('small');
  const heard = new Map<UserId, Profile>();
  const heardPerson = (id: UserId) => heard.get(id) ?? null;
  const book = new ProfileBook({ api: { profiles, heardPerson, mode }, queryClient, queryKey });
  const close = book.open();
  return {
    book,
    mode,
    heard,
    close,
    profiles,
    known: () => queryClient.getQueryData<KnownProfiles>(queryKey),
    queryClient,
  };
}

test('profiles that are requested within a moment are loaded with one call, each once', async () => {
  const { book, profiles, known } = open();
  book.want([kari, nobody]);
  book.want([ola, kari]);
  await vi.advanceTimersByTimeAsync(50);
  expect(profiles.mock.calls).toEqual([[[kari, nobody, ola]]]);
  expect(known()?.get(kari)).toEqual(profileOf(kari));
  expect(known()?.get(nobody)).toBe('none');
  book.want([kari, nobody, ola]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(profiles).toHaveBeenCalledOnce();
});

test('CHAT-44 a person whose name a chat has delivered is known at once and not requested', async () => {
  const { book, mode, heard, profiles, known } = open();
  mode.set('crowd');
  heard.set(kari, profileOf(kari));
  book.want([kari, ola]);
  expect(known()?.get(kari)).toEqual(profileOf(kari));
  await vi.advanceTimersByTimeAsync(1000);
  expect(profiles.mock.calls).toEqual([[[ola]]]);
});

test('CHAT-44 a name from a chat replaces an older name, or a missing one', async () => {
  const { book, heard, known } = open();
  book.want([kari, nobody]);
  await vi.advanceTimersByTimeAsync(50);
  expect(known()?.get(nobody)).toBe('none');
  heard.set(kari, { ...profileOf(kari), name: 'Kari Nordmann' });
  heard.set(nobody, { ...profileOf(nobody), name: 'Nina' });
  book.want([kari, nobody]);
  expect([known()?.get(kari), known()?.get(nobody)]).toMatchObject([{ name: 'Kari Nordmann' }, { name: 'Nina' }]);
});

test('LIVE-23 in a crowd the first profiles are loaded at once, and all requested within the next 20 s with one call', async () => {
  const { book, mode, profiles, known } = open();
  mode.set('crowd');
  book.want([kari]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(known()?.get(kari)).toEqual(profileOf(kari));
  book.want([ola]);
  await vi.advanceTimersByTimeAsync(10_000);
  book.want([nobody]);
  await vi.advanceTimersByTimeAsync(8000);
  expect(profiles).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(2000);
  expect(profiles.mock.calls).toEqual([[[kari]], [[ola, nobody]]]);
});

test('one call loads at most a hundred profiles', async () => {
  const { book, profiles, known } = open();
  book.want(Array.from({ length: 250 }, (_, n) => idOf(`u${n}`)));
  await vi.advanceTimersByTimeAsync(200);
  expect(profiles.mock.calls.map(([ids]) => ids.length)).toEqual([100, 100, 50]);
  expect(known()?.size).toBe(250);
});

test('profiles whose call failed are loaded again later', async () => {
  const { book, profiles, known } = open();
  profiles.mockRejectedValueOnce(new Error('down'));
  book.want([kari]);
  await vi.advanceTimersByTimeAsync(100);
  expect(known()?.get(kari)).toBe('failed');
  expect(complaints).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(known()?.get(kari)).toEqual(profileOf(kari));
});

test('profiles whose load failed for one screen are loaded when another screen needs them', async () => {
  const { book, profiles, known, queryClient } = open();
  queryClient.setQueryData<KnownProfiles>(queryKey, new Map([[kari, 'failed']]));
  book.want([kari]);
  await vi.advanceTimersByTimeAsync(50);
  expect(profiles).toHaveBeenCalledOnce();
  expect(known()?.get(kari)).toEqual(profileOf(kari));
});

test('profiles whose call failed do not delay profiles that are requested later', async () => {
  const { book, profiles, known } = open();
  profiles.mockRejectedValueOnce(new Error('down'));
  book.want([kari]);
  await vi.advanceTimersByTimeAsync(1000);
  book.want([kari, ola]);
  await vi.advanceTimersByTimeAsync(50);
  expect(profiles.mock.calls).toEqual([[[kari]], [[ola]]]);
  expect(known()?.get(ola)).toEqual(profileOf(ola));
});

test('the book loads for as long as one screen has it open', async () => {
  const { book, close, profiles } = open();
  const closeSecond = book.open();
  close();
  book.want([kari]);
  await vi.advanceTimersByTimeAsync(50);
  expect(profiles).toHaveBeenCalledOnce();
  book.want([ola]);
  closeSecond();
  await vi.advanceTimersByTimeAsync(1000);
  expect(profiles).toHaveBeenCalledOnce();
});

test('a closed book loads nothing, and an answer after the end of the session is not kept', async () => {
  const { book, close, profiles, known, queryClient } = open();
  book.want([kari]);
  close();
  await vi.advanceTimersByTimeAsync(1000);
  expect(profiles).not.toHaveBeenCalled();
  book.want([kari]);
  await vi.advanceTimersByTimeAsync(49);
  queryClient.removeQueries({ queryKey });
  await vi.advanceTimersByTimeAsync(100);
  expect(known()).toBeUndefined();
});
