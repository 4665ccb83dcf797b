import type { DirectMessage, Friendship, Profile, ReadPosition } from '@tribunen/domain';
import { toast } from '@tribunen/ui';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import { type FriendsApi, friendsApi } from '../../api/friendsApi.ts';
import { type MessagesApi, messagesApi } from '../../api/messagesApi.ts';
import type { OnlineUsersListener } from '../../api/presenceApi.ts';
import { type SafetyApi, safetyApi } from '../../api/safetyApi.ts';
import { presenceParts } from '../../testing/presenceParts.ts';
import { OnlineUsers } from '../../live/presence/OnlineUsers.ts';
import { Deferred } from '../../lib/loading/Deferred.ts';
import { exampleFriendsApi } from '../../testing/exampleFriendsApi.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { exampleMessagesApi } from '../../testing/exampleMessagesApi.ts';
import {
  exampleDirectMessage,
  exampleFriendship,
  exampleProfiles,
  exampleReadPosition,
  exampleUserId,
} from '../../testing/examplePeople.ts';
import { ExampleRows } from '../../testing/ExampleRows.ts';
import { ExampleSession, signedInAs } from '../../testing/ExampleSession.ts';
import { fakeApi, type FakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { FriendsContainer } from './FriendsContainer.tsx';

const complaints = vi.spyOn(console, 'error');
const success = vi.spyOn(toast, 'success');
const failure = vi.spyOn(toast, 'failure');
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), shouldAdvanceTime: true });
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  for (const spy of [complaints, success, failure]) spy.mockReset();
});

const names = { ola: 'Ola Dahl', ine: 'Ine Vik', per: 'Per Moe' };
const ola = exampleFriendship('ola');
const ine = exampleFriendship('ine', true);
const per = exampleFriendship('per');
const refused = new BackendFailure('no', { status: 400, retryAfterMs: null, serverMessage: 'Invalid email format' });
const offline = new BackendFailure('no network', { status: null, retryAfterMs: null });

interface Given {
  readonly friendships?: readonly Friendship[];
  readonly messages?: readonly DirectMessage[];
  readonly positions?: readonly ReadPosition[];
  readonly friends?: Partial<FriendsApi>;
  readonly direct?: Partial<MessagesApi>;
  readonly safety?: Partial<SafetyApi>;
  readonly api?: Partial<FakeApi> & Parameters<typeof fakeApi>[0];
  readonly at?: string;
}

function Around() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <Link to="/results">Resultater</Link>
      <Outlet />
    </>
  );
}

const profileOf = (name: string): Profile => ({ userId: exampleUserId('u1'), name, bio: null, myTeam: null });

/** The screen of Kari, whose id is u1. The test plays her server and the other people. */
function open({
  friendships = [ola, ine, per],
  messages = [],
  positions = [],
  friends,
  direct,
  safety = {},
  api,
  at = '/friends',
}: Given) {
  const rows = {
    friendships: new ExampleRows<Friendship>(),
    messages: new ExampleRows<DirectMessage>(),
    positions: new ExampleRows<ReadPosition>(),
  };
  let presence: OnlineUsersListener | undefined;
  const given = fakeApi({
    profile: () => Promise.resolve(profileOf('Kari')),
    profiles: () => Promise.resolve(exampleProfiles(names)),
    joinOnlineUsers: (_id, listener) => {
      presence = listener;
      return { track: () => {}, untrack: () => {}, leave: () => {} };
    },
    ...api,
  });
  const services = fakeServices(given);
  friendsApi.replace(
    services.access,
    exampleFriendsApi({
      friendships: () => Promise.resolve(friendships),
      subscribe: rows.friendships.subscribeOf,
      ...friends,
    }),
  );
  messagesApi.replace(
    services.access,
    exampleMessagesApi({
      recent: () => Promise.resolve(messages),
      readPositions: () => Promise.resolve(positions),
      subscribe: rows.messages.subscribeOf,
      subscribeToReadPositions: rows.positions.subscribeOf,
      ...direct,
    }),
  );
  safetyApi.replace(services.access, safety);
  const online = new OnlineUsers({ ...presenceParts(), api: given, session: services.session });
  const withPresence = { ...services, presence: new Deferred(() => Promise.resolve(online), 'no presence') };
  withPresence.presence.start();
  const children = [
    { path: '/friends/:userId?', element: <FriendsContainer /> },
    { path: '/results', element: null },
  ];
  render(<WithServices services={withPresence} routes={[{ element: <Around />, children }]} at={at} />);
  const isOnline = async (state: unknown) => {
    await waitFor(() => expect(presence).toBeDefined());
    act(() => presence?.onPresence(state));
  };
  return { rows, isOnline, services: withPresence };
}

const listed = () =>
  [...document.querySelectorAll('li')].map((row) => row.querySelector('[href^="/friends/"] bdi')?.textContent ?? null);
const row = async (name: string) => {
  const found = (await screen.findByText(name)).closest('li');
  if (found === null) throw new Error('no row');
  return within(found);
};
/** The text of the link to a friend, as a screen reader reads it out. */
const said = (name: string) =>
  screen
    .getAllByText(name)
    .map((found) => found.closest('a')?.textContent)
    .find((text) => text !== undefined);
const tabs = () => [...document.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent);
const starOf = (name: string) => screen.findByLabelText(`Stjernevenn: ${name}`);
const showTab = (place: number) => fireEvent.mouseDown(screen.getAllByRole('tab')[place] ?? document.body);
const settle = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('PEOPLE-5 each tab shows its friends and counts them, and is in the address', async () => {
  const { isOnline } = open({});
  await waitFor(() => expect(listed()).toEqual(['Ola Dahl', 'Ine Vik', 'Per Moe']));
  expect(tabs()).toEqual(['– pålogget', '1 star venner', '3 totalt']);
  await isOnline({ ola: [{ user_id: 'ola' }], per: [{ user_id: 'per' }], nobody: [{ user_id: 'nobody' }] });
  expect(tabs()).toEqual(['2 pålogget', '1 star venner', '3 totalt']);
  showTab(0);
  expect(await screen.findByText('/friends?fane=palogget')).toBeTruthy();
  expect(listed()).toEqual(['Ola Dahl', 'Per Moe']);
  showTab(1);
  expect(await screen.findByText('/friends?fane=stjerne')).toBeTruthy();
  expect(listed()).toEqual(['Ine Vik']);
});

const noLineUp = { formation: null, lineup: [], bench: [] };

test('PEOPLE-22 a friend who has a match open has a link to it, whether it is played today or not', async () => {
  const today = exampleMatch({ id: 500001, homeTeam: { id: 1, name: 'Brann' }, awayTeam: { id: 2, name: 'Molde' } });
  const another = exampleMatch({
    id: 500002,
    homeTeam: { id: 3, name: 'Norwich' },
    awayTeam: { id: 4, name: 'Leeds' },
  });
  const matchReport: FakeApi['matchReport'] = () =>
    Promise.resolve({ match: another, events: [], lineUps: { home: noLineUp, away: noLineUp }, referee: null });
  const { isOnline } = open({ api: { matches: () => Promise.resolve([today]), matchReport } });
  await row('Ola Dahl');
  await isOnline({ ola: [{ user_id: 'ola', match_id: '500001' }], per: [{ user_id: 'per', match_id: '500002' }] });
  expect((await screen.findByText('Ser på Brann – Molde')).closest('a')?.getAttribute('href')).toBe('/match/500001');
  expect((await screen.findByText('Ser på Norwich – Leeds')).closest('a')?.getAttribute('href')).toBe('/match/500002');
});

const message = (id: string, from: string, to: string, at: string) =>
  exampleDirectMessage(id, { from, to, at: `2026-11-22T${at}:00Z`, content: `${id} &amp; så` });

test('PEOPLE-13 PEOPLE-24 CHAT-29 each friend has the last message and the number of unread ones, and the newest comes first', async () => {
  const messages = [
    message('Hei', 'per', 'u1', '10:00'),
    message('Hallo?', 'per', 'u1', '11:00'),
    message('Ja', 'u1', 'ine', '11:30'),
  ];
  const { rows } = open({ messages, positions: [exampleReadPosition('per', '2026-11-22T10:00:00Z')] });
  await waitFor(() => expect(listed()).toEqual(['Ine Vik', 'Per Moe', 'Ola Dahl']));
  expect((await row('Per Moe')).getByText('Hallo? & så')).toBeTruthy();
  expect(said('Per Moe')).toBe('Per Moe 1 ulest melding');
  expect((await row('Ine Vik')).getByText('Ja & så').parentElement?.textContent).toBe('Du: Ja & så');
  expect((await row('Per Moe')).getByText('1 time siden')).toBeTruthy();

  rows.messages.write('INSERT', message('Kamp?', 'ola', 'u1', '11:59'));
  await waitFor(() => expect(listed()).toEqual(['Ola Dahl', 'Ine Vik', 'Per Moe']));
  expect(said('Ola Dahl')).toBe('Ola Dahl 1 ulest melding');
  // The spectator reads the message in another tab.
  rows.positions.write('INSERT', exampleReadPosition('ola', '2026-11-22T11:59:00Z'));
  await waitFor(() => expect(said('Ola Dahl')).toBe('Ola Dahl'));
});

test('CHAT-29 until the read positions are loaded, no message is marked as unread', async () => {
  const { services } = open({ messages: [message('Hei', 'per', 'u1', '10:00')] });
  cleanup();
  messagesApi.replace(
    services.access,
    exampleMessagesApi({
      recent: () => Promise.resolve([message('Hei', 'per', 'u1', '10:00')]),
      readPositions: () => Promise.reject(offline),
    }),
  );
  services.queryClient.clear();
  render(
    <WithServices services={services} routes={[{ path: '/friends', element: <FriendsContainer /> }]} at="/friends" />,
  );
  expect(await screen.findByText('Hei & så')).toBeTruthy();
  expect(screen.queryByText(/ulest/)).toBeNull();
});

test('CHAT-28 a message with a hidden word is neither the last message nor unread', async () => {
  const messages = [message('Hei', 'ola', 'u1', '10:00'), message('Din idiot!', 'ola', 'u1', '11:00')];
  open({ messages, safety: { hiddenWords: () => Promise.resolve(new Set(['idiot'])) } });
  expect(await screen.findByText('Hei & så')).toBeTruthy();
  await waitFor(() => expect(said('Ola Dahl')).toMatch('1 ulest melding'));
  expect(screen.queryByText(/idiot/)).toBeNull();
});

test('PEOPLE-23 a star shows and counts at once, and a toast appears when the server has stored it', async () => {
  let answer = (_done: boolean): void => {};
  const star = vi.fn<FriendsApi['star']>(() => new Promise((resolve) => (answer = resolve)));
  open({ friends: { star } });
  const button = await starOf('Ola Dahl');
  fireEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('true'));
  expect(tabs()[1]).toBe('2 star venner');
  await waitFor(() => expect(star.mock.calls).toEqual([['with-ola', 'is_star_friend_user1', true]]));
  expect(success).not.toHaveBeenCalled();
  await act(async () => answer(true));
  await waitFor(() =>
    expect(success.mock.calls).toEqual([[{ title: 'Oppdatert!', text: 'Lagt til som stjernevenn' }]]),
  );
});

test.each<readonly [string, FriendsApi['star']]>([
  ['there is no network', () => Promise.reject(offline)],
  ['the friendship has been ended elsewhere', () => Promise.resolve(false)],
])('PEOPLE-23 when %s the star is taken back, and a toast says so', async (_what, star) => {
  open({ friends: { star } });
  fireEvent.click(await starOf('Ola Dahl'));
  await waitFor(() =>
    expect(failure.mock.calls).toEqual([[{ title: 'Feil', text: 'Kunne ikke oppdatere stjernevenn status' }]]),
  );
  expect((await starOf('Ola Dahl')).getAttribute('aria-pressed')).toBe('false');
  expect(complaints).toHaveBeenCalledTimes(1);
});

const remove = async (name: string) => {
  fireEvent.keyDown(await screen.findByLabelText(`Mer om ${name}`), { key: 'Enter' });
  fireEvent.click(await screen.findByText('Fjern venn'));
  await screen.findByText(`Fjerne ${name} som venn?`);
  fireEvent.click(screen.getByText('Fjern venn'));
  await screen.findByText(`${name} er fjernet fra vennene dine.`);
};

test('PEOPLE-26 after a question a friend is removed, and the friendship ends after five seconds', async () => {
  let kept = [ola, ine, per];
  const end = vi.fn<FriendsApi['end']>((id) => {
    kept = kept.filter((friendship) => friendship.id !== id);
    return Promise.resolve(true);
  });
  open({ friends: { end, friendships: () => Promise.resolve(kept) } });
  await remove('Ola Dahl');
  expect(tabs()[2]).toBe('2 totalt');
  await settle(4500);
  expect(end).not.toHaveBeenCalled();
  await settle(600);
  expect(end.mock.calls).toEqual([['with-ola']]);
  expect(listed()).toEqual(['Ine Vik', 'Per Moe']);
});

test('PEOPLE-26 a removal that is undone ends no friendship', async () => {
  const end = vi.fn<FriendsApi['end']>();
  open({ friends: { end } });
  await remove('Ola Dahl');
  fireEvent.click(screen.getByText('Angre'));
  await waitFor(() => expect(listed()).toEqual(['Ola Dahl', 'Ine Vik', 'Per Moe']));
  await settle(6000);
  expect(end).not.toHaveBeenCalled();
});

test('PEOPLE-26 leaving the screen ends the friendship at once', async () => {
  const end = vi.fn<FriendsApi['end']>(() => Promise.resolve(true));
  open({ friends: { end } });
  await remove('Ola Dahl');
  fireEvent.click(screen.getByText('Resultater'));
  await waitFor(() => expect(end.mock.calls).toEqual([['with-ola']]));
  await settle(6000);
  expect(end).toHaveBeenCalledTimes(1);
});

test('PEOPLE-26 when the session ends within the five seconds the friend stays', async () => {
  const end = vi.fn<FriendsApi['end']>(() => Promise.resolve(true));
  const sessions = new ExampleSession({ ...signedInAs('u1') });
  open({ friends: { end }, api: { watchSession: sessions.watch } });
  await remove('Ola Dahl');
  act(() => sessions.emit({ status: 'signed-out', reason: 'left' }));
  await settle(6000);
  expect(end).not.toHaveBeenCalled();
});

test('PEOPLE-23 a friend whose removal fails reappears, and a toast shows the reason', async () => {
  open({ friends: { end: () => Promise.reject(offline) } });
  await remove('Ola Dahl');
  await settle(5100);
  const text = 'Kunne ikke fjerne vennen: får ikke kontakt med serveren';
  await waitFor(() => expect(failure.mock.calls).toEqual([[{ title: 'Feil', text }]]));
  expect(listed()).toEqual(['Ola Dahl', 'Ine Vik', 'Per Moe']);
});

test('PEOPLE-3 a friendship that begins elsewhere adds a friend with their name, and one that ends elsewhere removes them', async () => {
  const { rows } = open({ friendships: [ola] });
  await waitFor(() => expect(listed()).toEqual(['Ola Dahl']));
  rows.friendships.write('INSERT', ine);
  await waitFor(() => expect(listed()).toEqual(['Ola Dahl', 'Ine Vik']));
  rows.friendships.remove(ola.id);
  await waitFor(() => expect(listed()).toEqual(['Ine Vik']));
});

const field = () => screen.findByLabelText<HTMLInputElement>('Inviter venn med e-post...');
const invite = async (email: string) => {
  fireEvent.change(await field(), { target: { value: email } });
  fireEvent.submit(await field());
};

test('PEOPLE-10 the address is trimmed and invited once; the button shows the sending, and a toast the result', async () => {
  let answer = (): void => {};
  const send = vi.fn<FakeApi['send']>(() => new Promise((resolve) => (answer = resolve)));
  open({ api: { send } });
  const button = screen.getByText('Inviter').closest('button');
  expect(button?.getAttribute('aria-disabled')).toBe('true');
  await invite(' kari@nytt.no ');
  expect(await screen.findByText('Sender...')).toBeTruthy();
  fireEvent.submit(await field());
  await act(async () => answer());
  expect(await screen.findByText('Inviter')).toBeTruthy();
  expect(send).toHaveBeenCalledTimes(1);
  expect(success.mock.calls).toEqual([[{ title: 'Invitasjon sendt!', text: 'Invitasjon sendt til kari@nytt.no' }]]);
  expect((await field()).value).toBe('');
});

test.each([
  [refused, { quote: 'Invalid email format' }],
  [offline, {}],
])(
  'an invitation that is not sent stays in its field, and a toast says so, with the server’s words: %s',
  async (error, quoted) => {
    open({ api: { send: () => Promise.reject(error) } });
    await invite('ola@eksempel.no');
    await waitFor(() =>
      expect(failure.mock.calls).toEqual([[{ title: 'Feil', text: 'Kunne ikke sende invitasjon', ...quoted }]]),
    );
    expect((await field()).value).toBe('ola@eksempel.no');
    expect(complaints).toHaveBeenCalledWith('An invitation was not sent', error);
  },
);

test('the screen shows that the friends could not be loaded, and loads them again on request', async () => {
  const friendships = vi.fn<FriendsApi['friendships']>(() => Promise.reject(offline));
  open({ friends: { friendships } });
  expect(await screen.findByText('Kunne ikke laste venner: får ikke kontakt med serveren')).toBeTruthy();
  friendships.mockResolvedValue([ola]);
  fireEvent.click(screen.getByText('Prøv igjen'));
  await waitFor(() => expect(listed()).toEqual(['Ola Dahl']));
});

test('a hostile name and message are shown as text', async () => {
  names.ola = '<img src=x onerror="alert(1)">\u202e';
  open({
    messages: [
      exampleDirectMessage('m', {
        from: 'ola',
        to: 'u1',
        at: '2026-11-22T11:00:00Z',
        content: '&lt;script&gt;x&lt;/script&gt;',
      }),
    ],
  });
  expect(await screen.findByText('<script>x</script>')).toBeTruthy();
  expect(document.querySelector('main img, script, li img')).toBeNull();
  names.ola = 'Ola Dahl';
});

/** A conversation with Ola in which he has written once. */
function openOla(given: Given = {}) {
  const hei = message('Hei', 'ola', 'u1', '11:00');
  return open({
    messages: [hei],
    at: '/friends/ola?fane=stjerne',
    ...given,
    direct: { latest: () => Promise.resolve([hei]), ...given.direct },
  });
}
const isHidden = vi.spyOn(document, 'visibilityState', 'get');
beforeEach(() => void isHidden.mockReturnValue('visible'));
const look = () => fireEvent(document, new Event('visibilitychange'));
const box = () => screen.findByPlaceholderText('Skriv til Ola Dahl…');

test('the conversation with a friend, in any tab, has their name, their messages and a link back', async () => {
  const { isOnline } = openOla();
  expect(await box()).toBeTruthy();
  await isOnline({ ola: [{ user_id: 'ola' }] });
  expect(screen.getByText('Venn, pålogget')).toBeTruthy();
  expect(screen.getByLabelText('Til vennene').getAttribute('href')).toBe('/friends?fane=stjerne');
  // A conversation between two friends has no filter.
  expect(screen.queryByText('Star Venner')).toBeNull();
});

test('CHAT-24 a message to a friend is sent, and appears in the list of friends when its row has arrived', async () => {
  const send = vi.fn<MessagesApi['send']>((to, { id, text }) =>
    Promise.resolve({
      outcome: { kind: 'sent' },
      message: exampleDirectMessage(id, { from: 'u1', to, at: '2026-11-22T12:00:00Z', content: text }),
      error: null,
    }),
  );
  const { rows } = openOla({ direct: { send }, at: '/friends/ola' });
  fireEvent.change(await box(), { target: { value: 'Ses vi?' } });
  fireEvent.keyDown(await box(), { key: 'Enter' });
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  const [to, sent] = send.mock.calls[0] ?? [];
  expect([to, sent?.text]).toEqual(['ola', 'Ses vi?']);
  const row = exampleDirectMessage(sent?.id ?? '', {
    from: 'u1',
    to: 'ola',
    at: '2026-11-22T12:00:00Z',
    content: 'Ses vi?',
  });
  rows.messages.write('INSERT', row);
  const shown = () => screen.getAllByText('Ses vi?').map(({ parentElement }) => parentElement?.textContent);
  await waitFor(() => expect(shown()).toContain('Du: Ses vi?'));
});

test('CHAT-29 CHAT-30 a message on the screen counts as read and loses its mark at once; one that arrives on a hidden page is unread', async () => {
  const saveReadPosition = vi.fn<MessagesApi['saveReadPosition']>(() => new Promise(() => {}));
  const { rows } = openOla({ direct: { saveReadPosition }, at: '/friends/ola' });
  await waitFor(() => expect(saveReadPosition.mock.calls).toEqual([['ola', '2026-11-22T11:00:00.000Z']]));
  await waitFor(() => expect(said('Ola Dahl')).toBe('Ola Dahl'));
  isHidden.mockReturnValue('hidden');
  look();
  rows.messages.write('INSERT', message('Er du der?', 'ola', 'u1', '11:30'));
  await waitFor(() => expect(said('Ola Dahl')).toBe('Ola Dahl 1 ulest melding'));
  isHidden.mockReturnValue('visible');
  look();
  await waitFor(() => expect(said('Ola Dahl')).toBe('Ola Dahl'));
});

test('CHAT-30 a position that could not be saved is not sent again and again, and the mark reappears', async () => {
  const saveReadPosition = vi.fn<MessagesApi['saveReadPosition']>(() => Promise.reject(offline));
  openOla({ direct: { saveReadPosition }, at: '/friends/ola' });
  await waitFor(() => expect(saveReadPosition).toHaveBeenCalled());
  await waitFor(() => expect(said('Ola Dahl')).toBe('Ola Dahl 1 ulest melding'));
  await settle(3000);
  expect(saveReadPosition).toHaveBeenCalledTimes(1);
});

test.each(['/friends/stranger', '/friends/u1'])('the screen at %s says that there is no such friend', async (at) => {
  open({ at });
  expect(await screen.findByText('Fant ikke vennen')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /Skriv/ })).toBeNull();
});

test('if the friendships cannot be loaded, a conversation says so, not that the friend was not found, and loads them again on request', async () => {
  const friendships = vi.fn<FriendsApi['friendships']>(() => Promise.reject(offline));
  openOla({ friends: { friendships }, at: '/friends/ola' });
  // The list of friends also says so, but a phone does not show the list beside a conversation.
  expect(await screen.findAllByText('Kunne ikke laste venner: får ikke kontakt med serveren')).toHaveLength(2);
  expect(screen.queryByText('Fant ikke vennen')).toBeNull();
  friendships.mockResolvedValue([ola]);
  fireEvent.click(screen.getAllByText('Prøv igjen')[1] ?? document.body);
  expect(await box()).toBeTruthy();
});

test('PEOPLE-3 while names cannot be loaded the conversation shows «Ukjent bruker», and they are loaded again every 15 s', async () => {
  const profiles = vi.fn<FakeApi['profiles']>(() => Promise.reject(offline));
  openOla({ api: { profiles }, at: '/friends/ola' });
  const field = await screen.findByPlaceholderText('Skriv til Ukjent bruker…');
  await settle(31_000);
  expect(screen.getByPlaceholderText('Skriv til Ukjent bruker…')).toBe(field);
  // A single call loads the names for the list, the conversation and the authors of its messages. It is repeated twice here.
  expect(profiles.mock.calls.length).toBeLessThan(5);
  profiles.mockResolvedValue(exampleProfiles(names));
  await settle(15_000);
  expect(await box()).toBe(field);
});

test('a friendship that ends elsewhere ends the conversation', async () => {
  const { rows } = openOla({ at: '/friends/ola' });
  await box();
  rows.friendships.remove(ola.id);
  expect(await screen.findByText('Fant ikke vennen')).toBeTruthy();
});
