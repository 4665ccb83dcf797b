import { toUserId } from '@tribunen/domain';
import { toast } from '@tribunen/ui';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BackendFailure } from '../../api/access/BackendFailure.ts';
import { fakeApi, type FakeApi, fakeServices, WithServices } from '../../testing/fakeServices.tsx';
import { useInvite } from './useInvite.ts';

const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
const success = vi.spyOn(toast, 'success');
const failure = vi.spyOn(toast, 'failure');
afterEach(() => {
  cleanup();
  for (const spy of [complaints, success, failure]) spy.mockClear();
});

function MenuEntry() {
  const invite = useInvite();
  const id = toUserId('ola');
  return (
    <button type="button" onClick={() => id !== null && invite.send({ kind: 'spectator', id, name: 'Ola Dahl' })}>
      {id !== null && invite.isInvited(id) ? 'Invitert' : 'Inviter'}
    </button>
  );
}

function open(sendTo: FakeApi['sendTo']) {
  const services = fakeServices(fakeApi({ sendTo }));
  render(<WithServices services={services} routes={[{ path: '/', element: <MenuEntry /> }]} at="/" />);
}

test('CHAT-18 the author of a message is invited by id, only once however often the spectator presses, and named in the toast', async () => {
  let answer = (): void => {};
  const sendTo = vi.fn<FakeApi['sendTo']>(() => new Promise((resolve) => (answer = resolve)));
  open(sendTo);
  fireEvent.click(screen.getByText('Inviter'));
  await waitFor(() => expect(sendTo.mock.calls).toEqual([['ola']]));
  fireEvent.click(screen.getByText('Inviter'));
  answer();
  const words = { title: 'Invitasjon sendt!', text: 'Invitasjon sendt til Ola Dahl' };
  await waitFor(() => expect(success.mock.calls).toEqual([[words]]));
  expect(sendTo).toHaveBeenCalledTimes(1);
  expect(await screen.findByText('Invitert')).toBeTruthy();
});

test('CHAT-18 if the person is already a friend or invited, a toast says so in Norwegian', async () => {
  const refused = { status: 409, retryAfterMs: null, serverMessage: 'This person is already invited' };
  open(() => Promise.reject(new BackendFailure('no', refused)));
  fireEvent.click(screen.getByText('Inviter'));
  const words = { title: 'Feil', text: 'Ola Dahl er allerede invitert, eller dere er venner fra før.' };
  await waitFor(() => expect(failure.mock.calls).toEqual([[words]]));
  expect(await screen.findByText('Invitert')).toBeTruthy();
  expect(complaints).not.toHaveBeenCalled();
});

test('DESK-3 a shut-out spectator sends no invitation, and a toast says why', async () => {
  const refused = { status: 403, retryAfterMs: null, serverMessage: 'An administrator has shut you out of writing' };
  open(() => Promise.reject(new BackendFailure('no', refused)));
  fireEvent.click(screen.getByText('Inviter'));
  const words = {
    title: 'Feil',
    text: 'En moderator har stengt deg ute. Så lenge det varer, kan du ikke invitere noen.',
  };
  await waitFor(() => expect(failure.mock.calls).toEqual([[words]]));
  expect(screen.getByText('Inviter')).toBeTruthy();
});

test.each([
  ['Kunne ikke sende invitasjon', 404, 'This person cannot be invited'],
  ['For mange forsøk.', 429, 'Too many invitations today'],
])(
  'for another refusal a toast says «%s», with the server’s words behind it, and the person can be invited again',
  async (text, status, quote) => {
    const refused = { status, retryAfterMs: null, serverMessage: quote };
    open(() => Promise.reject(new BackendFailure('no', refused)));
    fireEvent.click(screen.getByText('Inviter'));
    await waitFor(() => expect(failure.mock.calls).toEqual([[{ title: 'Feil', text, quote }]]));
    expect(screen.getByText('Inviter')).toBeTruthy();
  },
);
