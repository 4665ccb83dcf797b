// @vitest-environment node
import { onlineCount, onlineUsers } from '@tribunen/domain';
import { expect, test, vi } from 'vitest';
import { openTestSite, sessionsOf, TestBrowser } from '../testing/openTestSite.ts';
import { liveApi } from './liveApi.ts';
import { type OnlineUsersPlace, type PresenceApi, presenceApi } from './presenceApi.ts';

/** Another browser, in which the demo's spectator has signed in. */
async function signedIn() {
  const access = await new TestBrowser().openSignedIn();
  const [session] = sessionsOf(access);
  if (session?.status !== 'signed-in') throw new Error('nobody is signed in');
  return { access, userId: session.user.id };
}

function join(backend: PresenceApi, userId: string): { place: OnlineUsersPlace; states: unknown[]; downs: string[] } {
  const states: unknown[] = [];
  const downs: string[] = [];
  const online_at = '2026-11-21T14:00:00.000Z';
  const place = backend.joinOnlineUsers(userId, {
    onUp: () => place.track({ user_id: userId, email: '', online_at }),
    onDown: (reason) => downs.push(reason),
    onPresence: (state) => states.push(state),
  });
  return { place, states, downs };
}

test('a spectator who joins is listed as online, can leave, and can come back at once', async () => {
  await openTestSite();
  const [watcher, guest] = [await signedIn(), await signedIn()];
  // This subscription keeps the socket open, as the live feed does in the app.
  const matches = { up: false };
  const endMatches = liveApi.of(guest.access).subscribeToLiveMatches({
    onState: () => {},
    onUp: () => (matches.up = true),
    onDown: () => {},
  });
  await vi.waitFor(() => expect(matches.up).toBe(true), { timeout: 5000 });
  const watching = join(presenceApi.of(watcher.access), 'the-watcher');
  const first = join(presenceApi.of(guest.access), guest.userId);
  await vi.waitFor(() => expect([...onlineUsers(watching.states.at(-1))]).toContain(guest.userId));
  const crowd = onlineCount(watching.states.at(-1));
  expect(onlineCount(first.states.at(-1))).toBe(crowd);

  first.place.leave();
  const again = join(presenceApi.of(guest.access), 'another-key');
  await vi.waitFor(() => expect(watching.states.at(-1)).toHaveProperty('another-key'), { timeout: 5000 });
  expect(watching.states.at(-1)).not.toHaveProperty(guest.userId);
  again.place.leave();
  await vi.waitFor(() => expect(watching.states.at(-1)).not.toHaveProperty('another-key'));
  watching.place.leave();
  endMatches();
});

test('PEOPLE-27 a spectator who withdraws the announcement disappears for the others and still sees them', async () => {
  await openTestSite();
  const [watcher, guest] = [await signedIn(), await signedIn()];
  const watching = join(presenceApi.of(watcher.access), 'the-watcher');
  const shy = join(presenceApi.of(guest.access), 'the-shy');
  await vi.waitFor(() => expect(watching.states.at(-1)).toHaveProperty('the-shy'), { timeout: 5000 });
  shy.place.untrack();
  await vi.waitFor(() => expect(watching.states.at(-1)).not.toHaveProperty('the-shy'));
  watching.place.untrack();
  await vi.waitFor(() => expect(shy.states.at(-1)).not.toHaveProperty('the-watcher'));
  shy.place.leave();
  watching.place.leave();
});
