import { messageId } from '@tribunen/contract';
import { type Desk, instantAt, toUserId } from '@tribunen/domain';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { parse } from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import { type DeskApi, deskApi } from '../../api/deskApi.ts';
import { RequireAdmin } from '../../app/routes/RequireAdmin.tsx';
import { signedInAs } from '../../testing/ExampleSession.ts';
import { fakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { DeskContainer } from './DeskContainer.tsx';

const complaints = vi.spyOn(console, 'error');
beforeEach(() => complaints.mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  complaints.mockReset();
});

const at = instantAt(Date.parse('2026-11-21T17:00:00Z'));
const chat = { teamId: 0, teamName: 'Brann vs Viking' };
const deskOf = (state: 'shown' | 'removed', isSettled = false): Desk => ({
  reports: [
    {
      id: 'r1',
      authorId: toUserId('jonas'),
      authorName: 'Jonas',
      content: 'Stygge ord',
      complaints: [{ reason: 'hate', reporterName: 'Marte', at }],
      settledAt: isSettled ? at : null,
      inChat: { messageId: parse(messageId, 'm1'), chat, state, before: [], after: [] },
    },
  ],
  slowChats: [],
  shutOuts: [],
  log: [],
});

function open(given: Partial<DeskApi>, isAdmin = true) {
  const services = fakeServices(fakeApi({ session: signedInAs('Torunn', { isAdmin }) }));
  deskApi.replace(services.access, { desk: () => Promise.resolve(deskOf('shown')), ...given });
  const routes = [{ element: <RequireAdmin />, children: [{ path: '/admin/reports', element: <DeskContainer /> }] }];
  render(<WithServices services={services} routes={routes} at="/admin/reports" />);
}

const button = (name: string) => screen.findByRole('button', { name });

test('DESK-1 an administrator removes a message and restores it, and the desk shows the result', async () => {
  open({
    removeMessage: () => Promise.resolve(deskOf('removed')),
    restoreMessage: () => Promise.resolve(deskOf('shown')),
  });
  fireEvent.click(await button('Fjern meldingen'));
  expect(await screen.findByText('Fjernet av moderator')).toBeDefined();
  fireEvent.click(await button('Vis meldingen igjen'));
  expect(await button('Fjern meldingen')).toBeDefined();
});

test('DESK-6 an administrator settles a report and reopens it', async () => {
  const settleReport = vi.fn<DeskApi['settleReport']>(() => Promise.resolve(deskOf('shown', true)));
  const reopenReport = vi.fn<DeskApi['reopenReport']>(() => Promise.resolve(deskOf('shown')));
  open({ settleReport, reopenReport });
  fireEvent.click(await button('Marker som ferdig'));
  fireEvent.click(await button('Åpne igjen'));
  expect(await button('Marker som ferdig')).toBeDefined();
  expect([settleReport.mock.calls, reopenReport.mock.calls]).toEqual([[['r1']], [['r1']]]);
});

test('a failed action is shown in words, logged once, and can be repeated', async () => {
  const refused = new BackendFailure('no', { status: null, retryAfterMs: null });
  const removeMessage = vi
    .fn<DeskApi['removeMessage']>()
    .mockRejectedValueOnce(refused)
    .mockResolvedValueOnce(deskOf('removed'));
  open({ removeMessage });
  fireEvent.click(await button('Fjern meldingen'));
  expect(await screen.findByText(/^Kunne ikke gjøre dette/)).toBeDefined();
  expect(complaints).toHaveBeenCalledOnce();
  fireEvent.click(await button('Fjern meldingen'));
  expect(await screen.findByText('Fjernet av moderator')).toBeDefined();
  expect(screen.queryByText(/^Kunne ikke gjøre dette/)).toBeNull();
});

test('a desk that does not load says so, and loads again', async () => {
  const failure = new BackendFailure('down', { status: 503, retryAfterMs: 60_000 });
  const desk = vi.fn<DeskApi['desk']>().mockRejectedValueOnce(failure).mockResolvedValue(deskOf('shown'));
  open({ desk });
  expect(await screen.findByText('Kunne ikke hente rapporterte meldinger')).toBeDefined();
  fireEvent.click(await button('Prøv igjen'));
  expect(await button('Fjern meldingen')).toBeDefined();
});

test('for every other user the route shows the not-found screen and does not load the desk', () => {
  const desk = vi.fn<DeskApi['desk']>();
  open({ desk }, false);
  expect(screen.getByRole('heading', { name: '404' })).toBeDefined();
  expect(desk).not.toHaveBeenCalled();
});
