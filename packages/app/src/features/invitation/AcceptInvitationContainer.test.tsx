import {
  type FoundInvitation,
  type InvitationAcceptance,
  type InvitationStanding,
  type Match,
  type Profile,
} from '@tribunen/domain';
import { toast } from '@tribunen/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act, StrictMode } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type InvitationsApi, invitationsApi } from '../../api/invitationsApi.ts';
import type { Session } from '../../api/auth/session.ts';
import { profileDraftKey } from '../../data/signOut/unsaved.ts';
import { privateKey } from '../../services/privateKey.ts';
import { exampleInvitationsApi } from '../../testing/exampleInvitationsApi.ts';
import { ExampleSession, signedInAs, visitor } from '../../testing/ExampleSession.ts';
import { exampleMatch } from '../../testing/exampleMatch.ts';
import { exampleUserId } from '../../testing/examplePeople.ts';
import { fakeApi, type FakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { AcceptInvitationContainer } from './AcceptInvitationContainer.tsx';

const marte: Session = signedInAs('Marte');
const accepted: InvitationAcceptance = { success: true, message: null, friendName: 'Jonas Berglund' };
const answered: InvitationAcceptance = {
  success: false,
  message: 'The invitation has been answered',
  friendName: null,
};
const unknownYet: Session = { status: 'loading' };
const noMatches: readonly Match[] = [];
const complaints = vi.spyOn(console, 'error');

function found(standing: InvitationStanding | null): FoundInvitation {
  return { senderName: 'Jonas Berglund', standing, maskedRecipient: 'k•••@e•••.no' };
}

/** Renders the present address, for a test to read. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

const profileOf = (name: string): Profile => ({ userId: exampleUserId('marte'), name, bio: null, myTeam: null });

type LinkApi = Pick<InvitationsApi, 'lookUp' | 'acceptByToken'>;

function open(
  given: Partial<LinkApi>,
  {
    session = marte,
    at = '/accept-invitation?token=t1',
    name = 'Marte',
    matches = noMatches,
  }: {
    readonly session?: Session;
    readonly at?: string;
    readonly name?: string | null;
    readonly matches?: typeof noMatches;
  } = {},
) {
  const api: LinkApi = {
    lookUp: vi.fn(given.lookUp ?? (() => Promise.resolve(found('pending')))),
    acceptByToken: vi.fn(given.acceptByToken ?? (() => Promise.resolve(accepted))),
  };
  const sessions = new ExampleSession(session);
  const signOut = () => {
    sessions.emit({ status: 'signed-out', reason: 'left' });
    return Promise.resolve();
  };
  const server = { name };
  const profile = () =>
    server.name === null ? Promise.reject(new Error('503')) : Promise.resolve(profileOf(server.name));
  const save = { resolve: () => {}, reject: (_error: Error) => {} };
  const ended = new Promise<void>((resolve, reject) => Object.assign(save, { resolve, reject }));
  const saveProfile = vi.fn<FakeApi['saveProfile']>(async (_user, changes) => {
    await ended;
    server.name = changes.name ?? server.name;
    return profile();
  });
  const services = fakeServices(
    fakeApi({
      watchSession: sessions.watch,
      signOut,
      profile,
      saveProfile,
      matches: () => Promise.resolve(matches),
    }),
  );
  invitationsApi.replace(services.access, exampleInvitationsApi(api));
  const routes = [
    { path: '/accept-invitation', element: <AcceptInvitationContainer /> },
    { path: '*', element: <Elsewhere /> },
  ];
  render(
    <StrictMode>
      <WithServices services={services} routes={routes} at={at} />
    </StrictMode>,
  );
  return { ...api, services, sessions, saveProfile, save };
}

beforeEach(() => {
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  complaints.mockReset();
});

test('PEOPLE-9 an invitation is looked up and accepted once, and the screen and a toast welcome the friends', async () => {
  const success = vi.spyOn(toast, 'success');
  const { lookUp, acceptByToken, services } = open({});
  const count = privateKey('marte', 'invitation-count');
  services.queryClient.setQueryData(count, 2);
  expect(screen.getByText('Behandler invitasjon...')).toBeTruthy();
  expect(await screen.findByText('Velkommen til Tribunen')).toBeTruthy();
  expect(screen.getByText('Du er nå venner med Jonas Berglund. Du blir omdirigert til hovedsiden...')).toBeTruthy();
  expect(lookUp).toHaveBeenCalledExactlyOnceWith('t1');
  expect(acceptByToken).toHaveBeenCalledExactlyOnceWith('t1');
  expect(services.queryClient.getQueryState(count)?.isInvalidated).toBe(true);
  await vi.waitFor(() =>
    expect(success).toHaveBeenCalledExactlyOnceWith({
      title: 'Invitasjon akseptert!',
      text: 'Du er nå venner med Jonas Berglund',
    }),
  );
});

test('two seconds after the welcome the reader is redirected to the start', async () => {
  vi.useFakeTimers();
  open({});
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Velkommen til Tribunen')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1999));
  expect(screen.getByText('Velkommen til Tribunen')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('/')).toBeTruthy();
});

test('FOLLOW-17 a reader without a name is asked for one, and the invitation is accepted when the name is saved', async () => {
  const { saveProfile, acceptByToken, save } = open({}, { name: '' });
  expect(await screen.findByRole('heading', { name: 'Hva skal vennene dine kalle deg?' })).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Navn'), { target: { value: 'Marte' } });
  fireEvent.click(screen.getByRole('button', { name: 'Fortsett' }));
  expect(await screen.findByRole('button', { name: 'Lagrer...' })).toBeTruthy();
  expect(acceptByToken).not.toHaveBeenCalled();
  save.resolve();
  expect(await screen.findByText('Velkommen til Tribunen')).toBeTruthy();
  expect(saveProfile).toHaveBeenCalledExactlyOnceWith('marte', { name: 'Marte' });
  expect(acceptByToken).toHaveBeenCalledExactlyOnceWith('t1');
});

test('FOLLOW-17 until a name is saved, the invitation is not accepted', async () => {
  const { acceptByToken, save } = open({}, { name: '' });
  fireEvent.change(await screen.findByLabelText('Navn'), { target: { value: 'Marte' } });
  fireEvent.click(screen.getByRole('button', { name: 'Fortsett' }));
  await screen.findByRole('button', { name: 'Lagrer...' });
  save.reject(new Error('503'));
  expect(await screen.findByRole('button', { name: 'Fortsett' })).toBeTruthy();
  expect(acceptByToken).not.toHaveBeenCalled();
});

test('FOLLOW-17 a reader whose profile cannot be loaded can try again, and nothing is accepted', async () => {
  const { acceptByToken } = open({}, { name: null });
  expect(await screen.findByText('En feil oppstod')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Prøv igjen' })).toBeTruthy();
  expect(acceptByToken).not.toHaveBeenCalled();
});

test.each(['', '?token=', '?token=%20%20'])('PEOPLE-9 the address /accept-invitation%s has no token', (search) => {
  const { lookUp } = open({}, { at: `/accept-invitation${search}`, session: visitor });
  expect(screen.getByText('Feil')).toBeTruthy();
  expect(screen.getByText('Ugyldig invitasjonslink')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Gå til hovedsiden' }).getAttribute('href')).toBe('/results');
  expect(lookUp).not.toHaveBeenCalled();
});

test('below the message about a bad link is a match in play, even for a visitor', async () => {
  const matches = [exampleMatch({ id: '1', status: 'TIMED' }), exampleMatch({ id: '2' })];
  open({}, { at: '/accept-invitation', session: visitor, matches });
  expect(await screen.findByRole('heading', { name: 'Pågår nå' })).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/results', '/match/2']);
});

test('PEOPLE-9 a visitor signs up first, with the invitation', async () => {
  const { lookUp } = open({}, { at: '/accept-invitation?token=a%26b&demo=feil', session: visitor });
  expect(await screen.findByText('/auth?signup=true&invitation=a%26b&demo=feil')).toBeTruthy();
  expect(lookUp).not.toHaveBeenCalled();
});

test('while the session is loading nobody is redirected', () => {
  open({}, { session: unknownYet });
  expect(screen.getByText('Behandler invitasjon...')).toBeTruthy();
});

test('a token that is no invitation’s is looked up as it is, and invalid', async () => {
  const token = "<script>' or 1=1 --";
  const at = `/accept-invitation?${new URLSearchParams({ token })}`;
  const { lookUp, acceptByToken } = open({ lookUp: () => Promise.resolve(null) }, { at });
  expect(await screen.findByText('Ugyldig eller utløpt invitasjon')).toBeTruthy();
  expect(lookUp).toHaveBeenCalledExactlyOnceWith(token);
  expect(acceptByToken).not.toHaveBeenCalled();
});

test.each([
  ['own', 'Dette er din egen invitasjon'],
  ['declined', 'Du har avslått denne invitasjonen'],
  ['somebody-elses', 'Invitasjonen er til en annen'],
] as const)('PEOPLE-18 an invitation that is %s is not accepted', async (standing, title) => {
  const { acceptByToken } = open({ lookUp: () => Promise.resolve(found(standing)) });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(acceptByToken).not.toHaveBeenCalled();
});

test('PEOPLE-17 an invitation to another address shows that address masked, and the spectator can change account', async () => {
  open({ lookUp: () => Promise.resolve(found('somebody-elses')) });
  expect(
    await screen.findByText('Den er sendt til k•••@e•••.no. Du er logget inn som marte@eksempel.no.'),
  ).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Bytt konto' }));
  expect(await screen.findByText('/auth?invitation=t1')).toBeTruthy();
});

test('changing account asks before it drops unsaved edits of the profile', async () => {
  localStorage.setItem(profileDraftKey('marte'), '{"name":"Marte Vik"}');
  open({ lookUp: () => Promise.resolve(found('somebody-elses')) });
  fireEvent.click(await screen.findByRole('button', { name: 'Bytt konto' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Forkast endringene' }));
  expect(await screen.findByText('/auth?invitation=t1')).toBeTruthy();
});

test('the link is looked up again for a spectator who signs in with another account', async () => {
  const { lookUp, sessions } = open({ lookUp: () => Promise.resolve(found('somebody-elses')) });
  await screen.findByText('Invitasjonen er til en annen');
  act(() => sessions.emit(signedInAs('Kari')));
  expect(await screen.findByText(/Du er logget inn som kari@eksempel.no/)).toBeTruthy();
  expect(lookUp).toHaveBeenCalledTimes(2);
});

test('PEOPLE-18 an invitation that was accepted in another tab meanwhile is shown as accepted', async () => {
  const standings: InvitationStanding[] = ['accepted', 'pending'];
  open({
    lookUp: () => Promise.resolve(found(standings.pop() ?? null)),
    acceptByToken: () => Promise.resolve(answered),
  });
  expect(await screen.findByText('Du har godtatt invitasjonen fra Jonas Berglund.')).toBeTruthy();
});

test.each([
  [
    'One of you has 500 friends, the most that one can have',
    /^Kunne ikke behandle invitasjon: en av dere har 500 venner/,
  ],
  ['The invitation has expired', 'Kunne ikke behandle invitasjon: den er utløpt'],
  ['The database is moving house', 'The database is moving house'],
  [null, 'Kunne ikke akseptere invitasjonen'],
])(
  'PEOPLE-33 a refusal with the message «%s» is explained in the reader’s language, if the app knows it',
  async (message, shown) => {
    open({ acceptByToken: () => Promise.resolve({ ...answered, message }) });
    expect(await screen.findByText(shown)).toBeTruthy();
  },
);

test('a server that cannot be reached is an error that is logged once, and the spectator can try again', async () => {
  let isBroken = true;
  const lookUp = () => (isBroken ? Promise.reject(new Error('503')) : Promise.resolve(found('pending')));
  open({ lookUp });
  expect(await screen.findByText('En feil oppstod')).toBeTruthy();
  expect(complaints).toHaveBeenCalledExactlyOnceWith('The invitation could not be opened', expect.any(Error));
  isBroken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
  expect(await screen.findByText('Velkommen til Tribunen')).toBeTruthy();
});
