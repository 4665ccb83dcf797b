import { toast } from '@tribunen/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { type AccountApi, accountApi } from '../../api/accountApi.ts';
import { AuthFailure } from '../../api/auth/AuthFailure.ts';
import { type AuthApi, authApi } from '../../api/authApi.ts';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import type { Session } from '../../api/auth/session.ts';
import { keptScreenOn } from '../../lib/storage/keptScreenOn.ts';
import { keptSearchKey } from '../../lib/storage/keptSearchKey.ts';
import { profileDraftKey } from '../../data/signOut/unsaved.ts';
import { exampleAuthApi } from '../../testing/exampleAuthApi.ts';
import { ExampleSession, signedInAs, visitor } from '../../testing/ExampleSession.ts';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { SettingsContainer } from './SettingsContainer.tsx';

const next = 'Vinterkveld#74';
const success = vi.spyOn(toast, 'success');
const left: Session = { status: 'signed-out', reason: 'left' };

/** Renders the present address, for a test to read. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

interface Given extends Partial<AuthApi>, Partial<AccountApi> {
  readonly sessions?: ExampleSession;
  readonly at?: string;
}

function open({ sessions = new ExampleSession(signedInAs('Marte')), at = '/settings', ...given }: Given = {}) {
  const services = fakeServices(fakeApi({ watchSession: sessions.watch }));
  authApi.replace(services.access, exampleAuthApi(given));
  accountApi.replace(services.access, {
    exportMyData: () => Promise.reject(new Error('not asked')),
    deleteAccount: () => Promise.reject(new Error('not asked')),
    ...given,
  });
  const routes = [
    { path: '/settings', element: <SettingsContainer /> },
    { path: '*', element: <Elsewhere /> },
  ];
  render(<WithServices services={services} routes={routes} at={at} />);
  return services;
}

/** Unfolds a form, fills it in and submits it. */
async function send(title: string, button: string, values: Readonly<Record<string, string>>): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: title, expanded: false }));
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  const buttons = screen.getAllByRole('button', { name: button });
  fireEvent.click(buttons.at(-1) ?? document.body);
}

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
  document.documentElement.removeAttribute('data-motion');
});

test('theme and motion can be chosen for this device, even by a visitor', async () => {
  const { theme } = open({ sessions: new ExampleSession(visitor) });
  fireEvent.click(screen.getByRole('radio', { name: 'Lys' }));
  expect(theme.current()).toBe('light');
  fireEvent.click(screen.getByRole('radio', { name: 'Alltid redusert' }));
  expect(document.documentElement.dataset['motion']).toBe('reduced');
  const link = screen.getByRole('link', { name: 'Logg inn' });
  expect(link.getAttribute('href')).toBe('/auth?next=%2Fsettings');
  expect(screen.queryByRole('heading', { name: 'Lyd og varsler' })).toBeNull();
});

test('«/» can be switched off on this device, and on again', async () => {
  open();
  const key = await screen.findByRole('switch', { name: /Skråstrek/ });
  fireEvent.click(key);
  expect(keptSearchKey(() => localStorage, window).current()).toBe(false);
  fireEvent.click(key);
  expect(keptSearchKey(() => localStorage, window).current()).toBe(true);
});

test('MATCH-37 keeping the screen on can be switched on, if the browser supports it', async () => {
  open();
  expect(screen.queryByRole('switch', { name: /Hold skjermen på/ })).toBeNull();
  cleanup();
  Object.defineProperty(navigator, 'wakeLock', { value: {}, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'));
  open();
  const screenOn = await screen.findByRole('switch', { name: /Hold skjermen på/ });
  expect(keptScreenOn(() => localStorage, window).current()).toBe(false);
  fireEvent.click(screenOn);
  expect(keptScreenOn(() => localStorage, window).current()).toBe(true);
});

test('a spectator who knows the present password can change it', async () => {
  const changePassword = vi.fn<AuthApi['changePassword']>(() => Promise.resolve());
  open({ changePassword });
  await send('Bytt passord', 'Bytt passord', { 'Nåværende passord': 'Kveldskamp#74', 'Nytt passord': next });
  expect(await screen.findByText('Passordet er byttet.')).toBeTruthy();
  expect(changePassword).toHaveBeenCalledExactlyOnceWith('marte@eksempel.no', 'Kveldskamp#74', next);
});

test('a wrong present password is shown with the server’s message, and can be corrected', async () => {
  const refused = new AuthFailure('Invalid login credentials', {
    status: 400,
    retryAfterMs: null,
    code: 'invalid_credentials',
  });
  open({ changePassword: () => Promise.reject(refused) });
  await send('Bytt passord', 'Bytt passord', { 'Nåværende passord': 'Feil passord#7', 'Nytt passord': next });
  expect(await screen.findByText('Invalid login credentials')).toBeTruthy();
  const present = screen.getByLabelText('Nåværende passord');
  expect(present.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(present));
  expect(screen.getByLabelText('Nytt passord').getAttribute('aria-invalid')).toBeNull();
});

test('when the server refuses a new password, the field of the present one shows no error', async () => {
  const refused = new AuthFailure('New password should be different', {
    status: 422,
    retryAfterMs: null,
    code: 'same_password',
  });
  open({ changePassword: () => Promise.reject(refused) });
  await send('Bytt passord', 'Bytt passord', { 'Nåværende passord': next, 'Nytt passord': next });
  expect(await screen.findByText('New password should be different')).toBeTruthy();
  expect(screen.getByLabelText('Nåværende passord').getAttribute('aria-invalid')).toBeNull();
});

test('a spectator who has only signed in with Google is not asked for a present password', async () => {
  const setPassword = vi.fn<AuthApi['setPassword']>(() => Promise.resolve());
  open({ setPassword, signInMethods: () => Promise.resolve({ password: false, google: true }) });
  fireEvent.click(screen.getByRole('button', { name: 'Bytt passord', expanded: false }));
  await waitFor(() => expect(screen.queryByLabelText('Nåværende passord')).toBeNull());
  fireEvent.change(screen.getByLabelText('Nytt passord'), { target: { value: next } });
  fireEvent.click(screen.getAllByRole('button', { name: 'Bytt passord' }).at(-1) ?? document.body);
  expect(await screen.findByText('Passordet er byttet.')).toBeTruthy();
  expect(setPassword).toHaveBeenCalledExactlyOnceWith(next);
});

test('a new address is confirmed by mails to both addresses, whose links lead back to the settings', async () => {
  const changeEmail = vi.fn<AuthApi['changeEmail']>(() => Promise.resolve('confirm'));
  open({ changeEmail, at: '/settings?demo=feil' });
  await send('Bytt e-postadresse', 'Send lenkene', { 'Ny e-postadresse': ' Ny@Eksempel.no ' });
  const sent = 'Vi har sendt en lenke til marte@eksempel.no og en til ny@eksempel.no. Åpne begge.';
  expect(await screen.findByText(sent)).toBeTruthy();
  expect(changeEmail).toHaveBeenCalledExactlyOnceWith('ny@eksempel.no', `${location.origin}/settings?demo=feil`);
});

test('with a server that requires no confirmation the address changes at once', async () => {
  open({ changeEmail: () => Promise.resolve('changed') });
  await send('Bytt e-postadresse', 'Send lenkene', { 'Ny e-postadresse': 'ny@eksempel.no' });
  await waitFor(() =>
    expect(success).toHaveBeenCalledExactlyOnceWith({ title: 'E-postadressen er byttet til ny@eksempel.no' }),
  );
});

test('signing out everywhere leads to the sign-in', async () => {
  const sessions = new ExampleSession(signedInAs('Marte'));
  const signOutEverywhere = vi.fn<AuthApi['signOutEverywhere']>(() => {
    act(() => sessions.emit(left));
    return Promise.resolve();
  });
  open({ sessions, signOutEverywhere });
  fireEvent.click(screen.getByRole('button', { name: 'Logg ut overalt' }));
  expect(await screen.findByText('/auth')).toBeTruthy();
  expect(signOutEverywhere).toHaveBeenCalledOnce();
});

test.each([
  ['Fortsett å redigere', '/profile', 0],
  ['Forkast endringene', 'Du er logget inn som marte@eksempel.no.', 1],
])('signing out everywhere asks before it drops unsaved edits of the profile: «%s»', async (answer, at, calls) => {
  localStorage.setItem(profileDraftKey('marte'), '{"name":"Marte Vik"}');
  const signOutEverywhere = vi.fn<AuthApi['signOutEverywhere']>(() => new Promise(() => {}));
  open({ signOutEverywhere });
  fireEvent.click(screen.getByRole('button', { name: 'Logg ut overalt' }));
  fireEvent.click(await screen.findByRole('button', { name: answer }));
  expect(await screen.findByText(at)).toBeTruthy();
  expect(signOutEverywhere).toHaveBeenCalledTimes(calls);
});

test('when the server cannot be reached the spectator stays signed in, and sees the reason', async () => {
  open({ signOutEverywhere: () => Promise.reject(new Error('Failed to fetch')) });
  fireEvent.click(screen.getByRole('button', { name: 'Logg ut overalt' }));
  expect(await screen.findByText('Noe gikk galt. Prøv igjen.')).toBeTruthy();
  expect(screen.getByText('Du er logget inn som marte@eksempel.no.')).toBeTruthy();
});

test('ACCOUNT-22 all stored data are downloaded as one file, unchanged', async () => {
  const answer = {
    exported_at: '2026-11-22T12:00:00Z',
    account: { email: 'marte@eksempel.no' },
    tables: { profiles: [] },
  };
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  open({ exportMyData: () => Promise.resolve(answer) });
  fireEvent.click(screen.getByRole('button', { name: 'Last ned mine data' }));
  await waitFor(() => expect(names).toEqual(['mine-data.json']));
  expect(JSON.parse((await files[0]?.text()) ?? '')).toEqual(answer);
  expect(await screen.findByText('Filen er lastet ned.')).toBeTruthy();
  click.mockRestore();
});

test('CHANGE-7 a user who has downloaded their data too often sees how long to wait, and cannot ask before', async () => {
  const tooOften = new BackendFailure('too often', { status: 429, retryAfterMs: 720_000 });
  open({ exportMyData: () => Promise.reject(tooOften) });
  fireEvent.click(screen.getByRole('button', { name: 'Last ned mine data' }));
  await screen.findAllByText('Du kan prøve igjen om 12 minutter.');
  expect(screen.getByRole('button', { name: 'Last ned mine data' }).getAttribute('aria-disabled')).toBe('true');
});

test('ACCOUNT-12 the account is deleted after its address is typed, and its user is redirected to the sign-in', async () => {
  const sessions = new ExampleSession(signedInAs('Marte'));
  const deleteAccount = vi.fn<AccountApi['deleteAccount']>(() => {
    act(() => sessions.emit(left));
    return Promise.resolve();
  });
  open({ sessions, deleteAccount });
  const confirm = 'Skriv marte@eksempel.no for å bekrefte';
  await send('Slett kontoen min', 'Slett kontoen for godt', { [confirm]: 'kari@eksempel.no' });
  expect(screen.getByText('Det er ikke adressen til denne kontoen')).toBeTruthy();
  expect(deleteAccount).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText(confirm), { target: { value: 'marte@eksempel.no' } });
  fireEvent.click(screen.getByRole('button', { name: 'Slett kontoen for godt' }));
  expect(await screen.findByText('/auth')).toBeTruthy();
  expect(deleteAccount).toHaveBeenCalledExactlyOnceWith('marte@eksempel.no');
  expect(success).toHaveBeenCalledExactlyOnceWith({ title: 'Kontoen din er slettet' });
});
