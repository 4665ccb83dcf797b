import { cleanup, render, screen } from '@testing-library/react';
import { UnderConstructionScreen } from '@tribunen/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Session } from '../../backend/session.ts';
import { fakeBackend, type FakeBackend, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { ShellContainer } from './ShellContainer.tsx';

const complaints = vi.spyOn(console, 'error');
beforeEach(() => {
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  complaints.mockReset();
});

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
