import type { FoundInvitation } from '@tribunen/domain';
import { noFaults, toast } from '@tribunen/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AuthFailure } from '../../api/auth/AuthFailure.ts';
import { type AuthApi, authApi } from '../../api/authApi.ts';
import { invitationsApi } from '../../api/invitationsApi.ts';
import { exampleAuthApi } from '../../testing/exampleAuthApi.ts';
import { exampleInvitationsApi } from '../../testing/exampleInvitationsApi.ts';
import { ExampleSession, signedInAs, visitor } from '../../testing/ExampleSession.ts';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { AuthContainer } from './AuthContainer.tsx';

const password = 'Vinterkveld#74';
const toasts = { success: vi.spyOn(toast, 'success'), failure: vi.spyOn(toast, 'failure') };
const complaints = vi.spyOn(console, 'error');
const found: FoundInvitation = { senderName: 'Jonas Berglund', standing: null, maskedRecipient: 'n•••@e•••.no' };

/** Renders the present address, for a test to read. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

interface Given extends Partial<AuthApi> {
  readonly at?: string;
  readonly lookUp?: () => Promise<FoundInvitation | null>;
  readonly sessions?: ExampleSession;
  readonly isDemo?: boolean;
}

function open({ at = '/auth', lookUp, sessions = new ExampleSession(visitor), isDemo = false, ...auth }: Given = {}) {
  const services = fakeServices(fakeApi({ watchSession: sessions.watch }));
  authApi.replace(services.access, exampleAuthApi(auth));
  invitationsApi.replace(services.access, exampleInvitationsApi({ ...(lookUp !== undefined && { lookUp }) }));
  const demo = {
    scenario: null,
    speed: 10,
    credentials: { email: 'marte@eksempel.no', password: 'Kveldskamp#74' },
    faults: noFaults,
    chooseFaults: () => {},
    restart: () => {},
    mails: () => Promise.resolve([]),
  } as const;
  const routes = [
    { path: '/auth', element: <AuthContainer /> },
    { path: '/demo/mailbox', element: <Link to="/auth?recover=true">Tilbake</Link> },
    { path: '*', element: <Elsewhere /> },
  ];
  render(<WithServices services={{ ...services, demo: isDemo ? demo : null }} routes={routes} at={at} />);
  return sessions;
}

/** Waits for the step with this title, which is also the title of the page. */
async function expectTitle(title: string): Promise<void> {
  await waitFor(() => expect(document.title).toBe(title));
}

/** Fills in the form and submits it. */
async function send(button: string, values: Readonly<Record<string, string>>): Promise<void> {
  const press = await screen.findByText(button, { selector: 'button' });
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(press);
}

/** Advances the clock, and lets everything due run. */
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

beforeEach(() => {
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  document.title = '';
  vi.clearAllMocks();
});

test.each([
  ['/auth', 'Logg inn'],
  ['/auth?signup=true', 'Opprett bruker'],
  ['/auth?signup=true&invitation=t1', 'Opprett bruker for å akseptere invitasjon'],
  ['/auth?recover=true', 'Glemt passord?'],
  ['/auth?expired=true', 'Lenken er brukt eller utløpt'],
])('%s is titled «%s»', async (at, title) => {
  open({ at });
  await expectTitle(title);
  expect(screen.getByText(title, { selector: 'h1' })).toBeTruthy();
});

test('the links between the modes of the form keep the invitation and the address to return to', async () => {
  open({ at: '/auth?invitation=t1&next=%2Ffriends' });
  const link = await screen.findByText('Opprett bruker');
  expect(link.getAttribute('href')).toBe('/auth?signup=true&invitation=t1&next=%2Ffriends');
});

test.each([
  ['/auth', '/'],
  ['/auth?next=%2Fmatch%2F7', '/match/7'],
  ['/auth?next=%2F%2Fevil.example', '/'],
  ['/auth?invitation=t1&next=%2Ffriends', '/accept-invitation?token=t1'],
])('a visitor who signs in at %s goes on to %s', async (at, to) => {
  const sessions = new ExampleSession(visitor);
  const signIn = vi.fn<AuthApi['signIn']>(() => {
    sessions.emit(signedInAs('Marte'));
    return Promise.resolve();
  });
  open({ at, sessions, signIn });
  await send('Logg inn', { 'E-post': ' Marte@Eksempel.no ', Passord: 'Kveldskamp#74' });
  expect(await screen.findByText(to)).toBeTruthy();
  expect(signIn).toHaveBeenCalledExactlyOnceWith('marte@eksempel.no', 'Kveldskamp#74');
});

test('a refused sign-in is shown only at the form, first by its code and then with the server’s message', async () => {
  const refused = new AuthFailure('Invalid login credentials', {
    status: 400,
    retryAfterMs: null,
    code: 'invalid_credentials',
  });
  open({ signIn: () => Promise.reject(refused) });
  await send('Logg inn', { 'E-post': 'marte@eksempel.no', Passord: 'feil-passord' });
  expect(await screen.findByText('Invalid login credentials')).toBeTruthy();
  const said = 'Feil e-postadresse eller passord.';
  expect(screen.getByText(said)).toBeTruthy();
  expect(toasts.failure).not.toHaveBeenCalled();
});

test('a server that cannot be reached counts as an unexpected failure', async () => {
  open({ signIn: () => Promise.reject(new Error('Failed to fetch')) });
  await send('Logg inn', { 'E-post': 'marte@eksempel.no', Passord: 'feil-passord' });
  expect(await screen.findByText('Noe gikk galt. Prøv igjen.')).toBeTruthy();
  expect(toasts.failure).not.toHaveBeenCalled();
  expect(complaints).toHaveBeenCalledOnce();
});

test('when the server cannot be reached, a toast says that the sign-in with Google failed', async () => {
  open({ signInWithGoogle: () => Promise.reject(new Error('Failed to fetch')) });
  fireEvent.click(await screen.findByText('Fortsett med Google'));
  const text = 'Noe gikk galt med Google-innlogging. Prøv igjen.';
  expect(await screen.findByText(text)).toBeTruthy();
  expect(toasts.failure).toHaveBeenCalledExactlyOnceWith({ title: 'Feil', text });
});

test.each([
  ['/auth?demo=utlogget', '/?demo=utlogget'],
  ['/auth?next=%2Ffriends&demo=utlogget', '/?next=%2Ffriends&demo=utlogget'],
])('at %s the sign-in by Google returns to %s, with the parameters of the demo', async (at, back) => {
  const signInWithGoogle = vi.fn<AuthApi['signInWithGoogle']>(() => new Promise(() => {}));
  open({ at, signInWithGoogle });
  fireEvent.click(await screen.findByText('Fortsett med Google'));
  await vi.waitFor(() => expect(signInWithGoogle).toHaveBeenCalledExactlyOnceWith(`${location.origin}${back}`));
});

test('a newcomer without a session sees at the sign-in that the user was created and the address must be confirmed', async () => {
  open({ at: '/auth?signup=true', signUp: () => Promise.resolve('confirm-email') });
  await send('Opprett bruker', { 'E-post': 'ny@eksempel.no', Passord: password });
  await expectTitle('Logg inn');
  expect(screen.getByText('Vi har sendt en lenke til ny@eksempel.no. Åpne den, så er du inne.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('E-post').value).toBe('ny@eksempel.no');
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith({
    title: 'Bruker opprettet!',
    text: 'Du kan nå logge inn med din e-post og passord.',
  });
});

test('a newcomer with a session goes on to the guide, and is not asked to sign in', async () => {
  const sessions = new ExampleSession(visitor);
  const signUp = vi.fn<AuthApi['signUp']>(() => {
    sessions.emit(signedInAs('Ny'));
    return Promise.resolve('signed-in');
  });
  open({ at: '/auth?signup=true', sessions, signUp });
  await send('Opprett bruker', { 'E-post': 'ny@eksempel.no', Passord: password });
  expect(await screen.findByText('/settings/follows')).toBeTruthy();
  expect(toasts.success).toHaveBeenCalledExactlyOnceWith({ title: 'Bruker opprettet!' });
});

test.each([
  ['/auth?signup=true&demo=utlogget', '/?demo=utlogget'],
  ['/auth?signup=true&invitation=t1&next=%2Ffriends', '/?invitation=t1&next=%2Ffriends'],
])('the mail of a sign-up at %s leads to the site’s root at %s, also when it is sent again', async (at, back) => {
  vi.useFakeTimers();
  const signUp = vi.fn<AuthApi['signUp']>(() => Promise.resolve('confirm-email'));
  const resendConfirmation = vi.fn<AuthApi['resendConfirmation']>(() => Promise.resolve());
  open({ at, signUp, resendConfirmation });
  await pass(0);
  fireEvent.change(screen.getByLabelText('E-post'), { target: { value: 'ny@eksempel.no' } });
  fireEvent.change(screen.getByLabelText('Passord'), { target: { value: password } });
  fireEvent.click(screen.getByText('Opprett bruker', { selector: 'button' }));
  await pass(0);
  expect(signUp).toHaveBeenCalledExactlyOnceWith('ny@eksempel.no', password, `${location.origin}${back}`);
  await pass(61_000);
  fireEvent.click(screen.getByText('Send på nytt'));
  await pass(0);
  expect(resendConfirmation).toHaveBeenCalledExactlyOnceWith('ny@eksempel.no', `${location.origin}${back}`);
});

test('an invited newcomer goes on to the invitation after one second, and cannot sign up twice meanwhile', async () => {
  vi.useFakeTimers();
  const sessions = new ExampleSession(visitor);
  const signUp = vi.fn<AuthApi['signUp']>(() => {
    sessions.emit(signedInAs('Ny'));
    return Promise.resolve('signed-in');
  });
  open({ at: '/auth?signup=true&invitation=t1', sessions, signUp });
  await pass(0);
  fireEvent.change(screen.getByLabelText('E-post'), { target: { value: 'ny@eksempel.no' } });
  fireEvent.change(screen.getByLabelText('Passord'), { target: { value: password } });
  const button = screen.getByText('Opprett bruker', { selector: 'button' });
  fireEvent.click(button);
  await pass(0);
  expect(toasts.success).toHaveBeenCalledOnce();
  fireEvent.click(button);
  await pass(998);
  expect(screen.getByLabelText('E-post')).toBeTruthy();
  await pass(2);
  expect(screen.getByText('/accept-invitation?token=t1')).toBeTruthy();
  expect(signUp).toHaveBeenCalledOnce();
});

test('while the address contains an invitation, the screen shows its sender', async () => {
  const lookUp = vi.fn(() => Promise.resolve(found));
  open({ at: '/auth?signup=true&invitation=t1', lookUp });
  expect(await screen.findByText('Jonas Berglund har invitert deg')).toBeTruthy();
  expect(lookUp).toHaveBeenCalledExactlyOnceWith('t1');
});

test.each([
  ['has run out', () => Promise.resolve(null)],
  ['cannot be looked up', () => Promise.reject(new Error('503'))],
])('for an invitation that %s the title names no sender', async (_what, lookUp) => {
  const asked = vi.fn(lookUp);
  open({ at: '/auth?signup=true&invitation=t1', lookUp: asked });
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await expectTitle('Opprett bruker for å akseptere invitasjon');
  expect(screen.queryByText(/har invitert deg/)).toBeNull();
});

test('after the request for a new password, the mail’s link leads back to /auth, the demo links to the mail, and the step links to the sign-in', async () => {
  const requestRecovery = vi.fn<AuthApi['requestRecovery']>(() => Promise.resolve());
  open({ at: '/auth?recover=true&demo=feil', requestRecovery, isDemo: true });
  await send('Send lenke', { 'E-post': 'marte@eksempel.no' });
  await expectTitle('Sjekk e-posten din');
  expect(requestRecovery).toHaveBeenCalledExactlyOnceWith('marte@eksempel.no', `${location.origin}/auth?demo=feil`);
  expect(screen.getByText('Se e-posten').getAttribute('href')).toBe(
    '/demo/mailbox?next=%2Fauth%3Frecover%3Dtrue&demo=feil',
  );
  fireEvent.click(screen.getByText('Tilbake til innloggingen'));
  await expectTitle('Logg inn');
});

test('a visitor who returns from the mailbox finds the same step, and after going to the sign-in an empty form', async () => {
  open({ at: '/auth?recover=true', isDemo: true });
  await send('Send lenke', { 'E-post': 'marte@eksempel.no' });
  await expectTitle('Sjekk e-posten din');
  fireEvent.click(screen.getByText('Se e-posten'));
  fireEvent.click(await screen.findByText('Tilbake'));
  await expectTitle('Sjekk e-posten din');
  expect(screen.getByText(/marte@eksempel.no/)).toBeTruthy();
  expect(screen.getByText('Send på nytt').getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByText('Tilbake til innloggingen'));
  fireEvent.click(await screen.findByText('Glemt passord?'));
  expect(await screen.findByText('Send lenke', { selector: 'button' })).toBeTruthy();
});

test('the link for a forgotten password opens «Nytt passord», which leads on when the password is set', async () => {
  const marte = signedInAs('Marte');
  const sessions = new ExampleSession({ ...marte, ...(marte.status === 'signed-in' && { isRecovering: true }) });
  const setPassword = vi.fn<AuthApi['setPassword']>(() => {
    sessions.emit(marte);
    return Promise.resolve();
  });
  open({ sessions, setPassword });
  await expectTitle('Nytt passord');
  await send('Lagre passordet', { 'Nytt passord': password });
  expect(await screen.findByText('/')).toBeTruthy();
  expect(setPassword).toHaveBeenCalledExactlyOnceWith(password);
});
