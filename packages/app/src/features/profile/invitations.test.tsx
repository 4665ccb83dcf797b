import { type Invitation, type Profile, toUserId, type UserId } from '@tribunen/domain';
import { toast } from '@tribunen/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Outlet, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import { exampleInvitation } from '../../testing/exampleInvitation.ts';
import { ExampleRows } from '../../testing/ExampleRows.ts';
import { fakeApi, type FakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { ProfileContainer } from './ProfileContainer.tsx';

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

const ola = exampleInvitation('ola', { created_at: '2026-11-21T12:00:00Z' });
const ine = exampleInvitation('ine', { created_at: '2026-11-22T10:00:00Z' });
const per = exampleInvitation('per', { created_at: '2026-11-20T12:00:00Z' });

function profileOf(sender: string, heard: Partial<Profile>): [UserId, Profile] {
  const userId = toUserId(sender);
  if (userId === null) throw new Error('no id');
  return [userId, { userId, name: null, bio: null, myTeam: null, ...heard }];
}

const people = new Map([profileOf('ola', { name: 'Ola Dahl' }), profileOf('ine', { bio: 'Brann til evig tid' })]);

/** A server that stores the invitations, and whose answers the test gives. */
function openSite(invitations: readonly Invitation[] = [ola, ine, per]) {
  const rows = new ExampleRows<Invitation>();
  const answers: { token: string; how: string; succeed(): void; nothingToDo(): void; fail(error: Error): void }[] = [];
  const server = { invitations };
  const answer = (how: 'accepted' | 'declined', token: string) =>
    new Promise<boolean>((resolve, reject) => {
      const succeed = (): void => {
        server.invitations = server.invitations.filter((each) => each.token !== token);
        resolve(true);
      };
      answers.push({ token, how, succeed, nothingToDo: () => resolve(false), fail: reject });
    });
  const [, kari] = profileOf('u1', { name: 'Kari' });
  const api: Partial<FakeApi> = {
    profile: () => Promise.resolve(kari),
    received: vi.fn(() => Promise.resolve(server.invitations)),
    profiles: (ids) => Promise.resolve(new Map([...people].filter(([id]) => ids.includes(id)))),
    accept: async (token) => ((await answer('accepted', token)) ? 'Ola Dahl' : null),
    decline: (token) => answer('declined', token),
    subscribeToInvitations: (_email, listener) => rows.subscribe(listener),
  };
  const given = async (number: number) => {
    await waitFor(() => expect(answers.length).toBeGreaterThanOrEqual(number));
    const found = answers[number - 1];
    if (found === undefined) throw new Error('There is no such answer');
    return found;
  };
  return { api, rows, server, given };
}

function Address() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <Outlet />
    </>
  );
}

function open(given: Partial<FakeApi>, at = '/profile?fane=meldinger') {
  const routes = [{ element: <Address />, children: [{ path: '/profile', element: <ProfileContainer /> }] }];
  render(<WithServices services={fakeServices(fakeApi(given))} routes={routes} at={at} />);
}

const senders = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('p')?.textContent);
const press = async (name: 'Godta' | 'Avslå', place = 0) => {
  const button = (await screen.findAllByRole('button', { name }))[place];
  if (button === undefined) throw new Error('There is no such button');
  fireEvent.click(button);
};

test('the address can open the invitations, and contains the chosen tab', async () => {
  open(openSite().api);
  expect((await screen.findByRole('tab', { name: /Meldinger/ })).getAttribute('aria-selected')).toBe('true');
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Profil' }));
  expect(await screen.findByText('/profile')).toBeTruthy();
  fireEvent.mouseDown(screen.getByRole('tab', { name: /Meldinger/ }));
  expect(await screen.findByText('/profile?fane=meldinger')).toBeTruthy();
});

test('FOLLOW-17 a spectator without a name is asked for a name before accepting an invitation', async () => {
  const accept = vi.fn<FakeApi['accept']>();
  const news = vi.spyOn(toast, 'news');
  open({ ...openSite().api, profile: () => Promise.resolve(null), accept });
  await press('Godta');
  expect(await screen.findByText('/profile')).toBeTruthy();
  expect(await screen.findByLabelText('Navn')).toBeTruthy();
  expect(news).toHaveBeenCalledExactlyOnceWith({ title: 'Hva skal vennene dine kalle deg?' });
  expect(accept).not.toHaveBeenCalled();
});

test('PEOPLE-7 PEOPLE-8 waiting invitations are listed, newest first, with the sender’s name, else their bio, else «Ukjent bruker»', async () => {
  open(openSite([ola, per, ine, exampleInvitation('old', { expires_at: '2026-11-22T11:00:00Z' })]).api);
  await waitFor(() => expect(senders()).toEqual(['Brann til evig tid', 'Ola Dahl', 'Ukjent bruker']));
  expect(screen.getAllByText('ønsker å bli venn med deg')).toHaveLength(3);
  expect(screen.getByText('22. nov.')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Meldinger 3 invitasjoner' })).toBeTruthy();
});

test.each([
  ['Godta', 'accepted', { title: 'Invitasjon godtatt!', text: 'Du er nå venner!' }],
  ['Avslå', 'declined', { title: 'Invitasjon avslått', text: 'Invitasjonen har blitt avslått.' }],
] as const)(
  'PEOPLE-19 by «%s» an invitation leaves the list at once, and a toast tells when it is done',
  async (name, how, words) => {
    const { api, given } = openSite();
    open(api);
    await press(name, 1);
    await waitFor(() => expect(senders()).toEqual(['Brann til evig tid', 'Ukjent bruker']));
    expect(screen.getByRole('tab', { name: 'Meldinger 2 invitasjoner' })).toBeTruthy();
    const answer = await given(1);
    expect(answer).toMatchObject({ how, token: ola.token });
    expect(success).not.toHaveBeenCalled();
    await act(async () => answer.succeed());
    await waitFor(() => expect(success.mock.calls).toEqual([[words]]));
    expect(senders()).toEqual(['Brann til evig tid', 'Ukjent bruker']);
  },
);

const refusal = { status: 409, retryAfterMs: null, serverMessage: 'The invitation has expired' };
test.each([
  ['Godta', new BackendFailure('no', refusal), 'den er utløpt'],
  ['Avslå', new BackendFailure('no', { status: 502, retryAfterMs: null }), 'uventet svar fra serveren'],
] as const)(
  'PEOPLE-19 when «%s» fails the invitation is back in its place, and a toast says why',
  async (name, error, message) => {
    const { api, given } = openSite();
    open(api);
    await press(name, 1);
    await waitFor(() => expect(senders()).toHaveLength(2));
    const answer = await given(1);
    await act(async () => answer.fail(error));
    await waitFor(() => expect(senders()).toEqual(['Brann til evig tid', 'Ola Dahl', 'Ukjent bruker']));
    const text = `Kunne ikke behandle invitasjon: ${message}`;
    expect(failure.mock.calls).toEqual([[{ title: 'Feil', text }]]);
    expect(complaints).toHaveBeenCalledTimes(1);
  },
);

test('declining an invitation that was answered elsewhere shows that, and the invitation does not reappear', async () => {
  const { api, given, server } = openSite([ola]);
  open(api);
  await press('Avslå');
  const answer = await given(1);
  server.invitations = [];
  await act(async () => answer.nothingToDo());
  const text = 'Kunne ikke behandle invitasjon: den er allerede besvart';
  await waitFor(() => expect(failure.mock.calls).toEqual([[{ title: 'Feil', text }]]));
  expect(await screen.findByText('Ingen invitasjoner å vise')).toBeTruthy();
});

test('a new invitation is listed with its sender’s name, and an invitation that is answered in another tab is removed', async () => {
  const { api, rows } = openSite([ine]);
  open(api);
  await waitFor(() => expect(senders()).toEqual(['Brann til evig tid']));
  rows.write('INSERT', ola);
  await waitFor(() => expect(senders()).toEqual(['Brann til evig tid', 'Ola Dahl']));
  rows.write('UPDATE', { ...ine, status: 'accepted' });
  await waitFor(() => expect(senders()).toEqual(['Ola Dahl']));
  rows.remove(ola.id);
  expect(await screen.findByText('Ingen invitasjoner å vise')).toBeTruthy();
});

test('an invitation leaves the list when it expires', async () => {
  open(openSite([exampleInvitation('ola', { expires_at: '2026-11-22T12:00:30Z' })]).api);
  await waitFor(() => expect(senders()).toEqual(['Ola Dahl']));
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(await screen.findByText('Ingen invitasjoner å vise')).toBeTruthy();
});

test('PEOPLE-21 the known invitations stay when a reload fails', async () => {
  const { api, rows } = openSite([ola]);
  const received = vi.fn<FakeApi['received']>(() => Promise.resolve([ola]));
  open({ ...api, received });
  await waitFor(() => expect(senders()).toEqual(['Ola Dahl']));
  received.mockRejectedValue(new Error('invitations: 500'));
  rows.up();
  await waitFor(() => expect(complaints).toHaveBeenCalledTimes(1));
  expect(senders()).toEqual(['Ola Dahl']);
});

test('PEOPLE-21 if the invitations cannot be loaded, the list is empty, the failure is logged without a toast, and they are loaded again within 15 s', async () => {
  const { api, server } = openSite([]);
  const received = vi.fn<FakeApi['received']>(() => Promise.reject(new Error('invitations: 500')));
  open({ ...api, received });
  expect(await screen.findByText('Ingen invitasjoner å vise')).toBeTruthy();
  expect(complaints).toHaveBeenCalledTimes(1);
  expect(failure).not.toHaveBeenCalled();
  server.invitations = [ola];
  received.mockImplementation(() => Promise.resolve(server.invitations));
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  await waitFor(() => expect(senders()).toEqual(['Ola Dahl']));
});

test('the invitations work even if the profile cannot be loaded', async () => {
  open({ ...openSite([ola]).api, profile: () => Promise.reject(new Error('profiles: 500')) });
  await waitFor(() => expect(senders()).toEqual(['Ola Dahl']));
});
