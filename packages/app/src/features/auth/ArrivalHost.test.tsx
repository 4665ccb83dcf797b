import { toast } from '@tribunen/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { ArrivalOutcome } from '../../api/auth/arrivalOutcome.ts';
import { authApi } from '../../api/authApi.ts';
import type { Session } from '../../api/auth/session.ts';
import { exampleAuthApi } from '../../testing/exampleAuthApi.ts';
import { ExampleSession, signedInAs, visitor } from '../../testing/ExampleSession.ts';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { ArrivalHost } from './ArrivalHost.tsx';

const news = vi.spyOn(toast, 'news');
const failure = vi.spyOn(toast, 'failure');

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

/** Renders the present address, for a test to read. */
function Address() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

function open(arrival: ArrivalOutcome | null, session: Session, at: string): void {
  const services = fakeServices(fakeApi({ watchSession: new ExampleSession(session).watch }));
  authApi.replace(services.access, exampleAuthApi({ arrival: () => Promise.resolve(arrival) }));
  const root = {
    element: (
      <>
        <Outlet />
        <ArrivalHost />
      </>
    ),
    children: [{ path: '*', element: <Address /> }],
  };
  render(
    <StrictMode>
      <WithServices services={services} routes={[root]} at={at} />
    </StrictMode>,
  );
}

const googleFailed = { title: 'Feil', text: 'Noe gikk galt med Google-innlogging. Prøv igjen.' };

test.each([
  ['cancelled', news, { title: 'Innloggingen med Google ble avbrutt' }],
  ['google-failed', failure, googleFailed],
  ['failed', failure, { title: 'Feil', text: 'Noe gikk galt. Prøv igjen.' }],
  ['not-exchanged', failure, { title: 'Feil', text: 'Noe gikk galt. Prøv igjen.' }],
  ['other-browser', failure, { title: 'Feil', text: 'Lenken virker bare i nettleseren der du ba om den.' }],
] as const)(
  'an arrival that is %s shows its reason once, and its visitor comes to the sign-in',
  async (arrival, received, words) => {
    open(arrival, visitor, '/results?demo=utlogget');
    expect(await screen.findByText('/auth?demo=utlogget')).toBeTruthy();
    expect(received).toHaveBeenCalledExactlyOnceWith(words);
  },
);

test('at the sign-in the visitor stays, with what the address carries', async () => {
  open('google-failed', visitor, '/auth?invitation=t1');
  await waitFor(() => expect(failure).toHaveBeenCalledExactlyOnceWith(googleFailed));
  expect(screen.getByText('/auth?invitation=t1')).toBeTruthy();
});

test.each([
  ['/results', '/auth?expired=true'],
  ['/auth?invitation=t1&next=%2Ffriends', '/auth?expired=true&invitation=t1&next=%2Ffriends'],
])('a link that has expired leads a visitor from %s to the request for a new one', async (at, to) => {
  open('expired', visitor, at);
  expect(await screen.findByText(to)).toBeTruthy();
  expect(failure).not.toHaveBeenCalled();
});

test('a spectator reads that a link has expired, and stays on the page', async () => {
  open('expired', signedInAs('Marte'), '/results');
  await waitFor(() =>
    expect(failure).toHaveBeenCalledExactlyOnceWith({ title: 'Feil', text: 'Lenken er brukt eller utløpt' }),
  );
  expect(screen.getByText('/results')).toBeTruthy();
});

test('the first of the two links of a new address says that the other is still to be opened', async () => {
  open('half-confirmed', signedInAs('Marte'), '/settings');
  await waitFor(() =>
    expect(news).toHaveBeenCalledExactlyOnceWith({
      title: 'Den ene adressen er bekreftet',
      text: 'Åpne lenken i den andre e-posten også.',
    }),
  );
  expect(screen.getByText('/settings')).toBeTruthy();
});

test('a link that has signed the spectator in shows no toast', async () => {
  open('signed-in', signedInAs('Marte'), '/results');
  expect(await screen.findByText('/results')).toBeTruthy();
  expect(news).not.toHaveBeenCalled();
  expect(failure).not.toHaveBeenCalled();
});
