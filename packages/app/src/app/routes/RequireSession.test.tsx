import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { Session } from '../../api/auth/session.ts';
import { ExampleSession, signedInAs, visitor } from '../../testing/ExampleSession.ts';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { RequireSession } from './RequireSession.tsx';

/** A screen that shows the address. */
function Address() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

function open(session: Session, at: string): ExampleSession {
  const sessions = new ExampleSession(session);
  const services = fakeServices(fakeApi({ watchSession: sessions.watch }));
  const routes = [
    { element: <RequireSession />, children: [{ path: '/profile', element: <Address /> }] },
    { path: '*', element: <Address /> },
  ];
  render(<WithServices services={services} routes={routes} at={at} />);
  return sessions;
}

test('a visitor is redirected to the sign-in, which leads back to the same address', async () => {
  open(visitor, '/profile?fane=meldinger');
  expect(await screen.findByText('/auth?next=%2Fprofile%3Ffane%3Dmeldinger')).toBeTruthy();
});

test('until the session is known nothing is shown, and nobody is redirected', () => {
  open({ status: 'loading' }, '/profile');
  expect(screen.queryByText(/\//)).toBeNull();
});

test('when the session ends on a private screen, the user is redirected to the sign-in, which leads back', async () => {
  const sessions = open(signedInAs('Marte'), '/profile');
  expect(screen.getByText('/profile')).toBeTruthy();
  act(() => sessions.emit({ status: 'signed-out', reason: 'ended' }));
  expect(await screen.findByText('/auth?next=%2Fprofile')).toBeTruthy();
});
