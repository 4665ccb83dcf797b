import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { UnderConstructionScreen } from '@tribunen/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../../backend/session.ts';
import { fakeBackend, type FakeBackend, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { ExampleSession, signedInAs, visitor } from '../../testing/ExampleSession.ts';
import { ShellContainer } from './ShellContainer.tsx';

const complaints = vi.spyOn(console, 'error');
beforeEach(() => {
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  complaints.mockReset();
});

/** A shell whose session a test changes. */
function openWith(sessions: ExampleSession, at: string) {
  open({ watchSession: sessions.watch }, at);
}

function open(given: Partial<FakeBackend> & { readonly session?: Session }, at = '/results') {
  const some = { path: '*', element: <UnderConstructionScreen title="Lag" /> };
  const routes = [{ element: <ShellContainer />, children: [some] }];
  render(<WithServices services={fakeServices(fakeBackend(given))} routes={routes} at={at} />);
}

test('the badge counts the pending invitations', async () => {
  open({ pendingInvitations: () => Promise.resolve(2) });
  expect(await screen.findByRole('button', { name: 'Profilmeny, 2 invitasjoner' })).toBeTruthy();
});

test('invitations that cannot be counted count as none, and the reason is logged', async () => {
  open({ pendingInvitations: () => Promise.reject(new Error('invitations: timeout')) });
  await vi.waitFor(() => expect(complaints).toHaveBeenCalled());
  expect(screen.getByRole('button', { name: 'Profilmeny' })).toBeTruthy();
});

test('nothing is counted for a visitor', () => {
  const pendingInvitations = vi.fn(() => Promise.resolve(0));
  open({ session: { status: 'signed-out', reason: 'visitor' }, pendingInvitations });
  expect(pendingInvitations).not.toHaveBeenCalled();
});

test('the tab of the address is the current one, and on the profile none is', () => {
  open({}, '/match/7');
  expect(screen.getByRole('link', { name: 'Live' }).getAttribute('aria-current')).toBe('page');
  cleanup();
  open({}, '/profile');
  expect(document.querySelector('nav [aria-current="page"]')).toBeNull();
});

test('a session that ends by itself is said to have, where one stands, with a sign-in that leads back', async () => {
  const sessions = new ExampleSession(signedInAs('Marte'));
  openWith(sessions, '/match/7?demo=feil');
  act(() => sessions.emit({ status: 'signed-out', reason: 'ended' }));
  expect(await screen.findByText('Du er logget ut')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Logg inn' });
  expect(link.getAttribute('href')).toBe('/auth?next=%2Fmatch%2F7%3Fdemo%3Dfeil&demo=feil');
  fireEvent.click(screen.getByRole('button', { name: 'Lukk' }));
  expect(screen.queryByText('Du er logget ut')).toBeNull();
});

test('whoever signs in again, in another tab too, is told no more', async () => {
  const sessions = new ExampleSession({ status: 'signed-out', reason: 'ended' });
  openWith(sessions, '/results');
  await screen.findByText('Du er logget ut');
  act(() => sessions.emit(signedInAs('Marte')));
  expect(screen.queryByText('Du er logget ut')).toBeNull();
});

test.each([visitor, { status: 'signed-out', reason: 'left' } as const])(
  'nothing is said to a visitor, nor to whoever has left (%#)',
  async (session) => {
    const sessions = new ExampleSession(signedInAs('Marte'));
    openWith(sessions, '/results');
    await act(async () => sessions.emit(session));
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
