import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noFaults } from '@tribunen/ui';
import type { DemoMail, DemoState } from '../../services/AppServices.ts';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { MailboxContainer } from './MailboxContainer.tsx';

const recovery: DemoMail = {
  to: 'marte@eksempel.no',
  purpose: 'recovery',
  senderName: null,
  link: 'https://tribunen.example/auth/v1/verify?token=abc&redirect_to=https%3A%2F%2Ftribunen.example%2Fauth%3Fdemo%3Dfeil',
  sentAt: '2026-11-22T12:00:00.000Z',
};
const invitation: DemoMail = {
  to: 'nils@eksempel.no',
  purpose: 'invitation',
  senderName: 'Aksel Moe',
  link: 'https://tribunen.example/accept-invitation?token=t1',
  sentAt: '2026-11-20T12:00:00.000Z',
};

function open(mails: readonly DemoMail[], at: string) {
  const demo: DemoState = {
    scenario: 'utlogget',
    speed: 10,
    credentials: { email: 'marte@eksempel.no', password: 'Kveldskamp#74' },
    faults: noFaults,
    chooseFaults: () => {},
    restart: () => {},
    mails: () => Promise.resolve(mails),
  };
  const services = { ...fakeServices(fakeApi()), demo };
  render(<WithServices services={services} routes={[{ path: '*', element: <MailboxContainer /> }]} at={at} />);
}

test('the link of each mail is the auth server’s, and an invitation’s keeps the demo', async () => {
  open([recovery, invitation], '/demo/mailbox?demo=utlogget&speed=60');
  const link = await screen.findByRole('link', { name: 'Velg nytt passord' });
  expect(link.getAttribute('href')).toBe(recovery.link);
  expect(screen.getByRole('link', { name: 'Svar på invitasjonen' }).getAttribute('href')).toBe(
    '/accept-invitation?token=t1&demo=utlogget&speed=60',
  );
  expect(screen.getByText('Aksel Moe vil bli venn med deg på Tribunen')).toBeTruthy();
  expect(screen.getByText('Til nils@eksempel.no')).toBeTruthy();
});

test.each([
  ['', '/auth?demo=feil'],
  ['&next=%2Fauth%3Frecover%3Dtrue', '/auth?recover=true&demo=feil'],
  ['&next=%2F%2Fevil.example', '/?demo=feil'],
])('the way back from the mailbox%s leads to %s', async (next, href) => {
  open([], `/demo/mailbox?demo=feil${next}`);
  expect((await screen.findByRole('link', { name: 'Tilbake' })).getAttribute('href')).toBe(href);
  expect(await screen.findByText('Ingen e-poster ennå')).toBeTruthy();
});
