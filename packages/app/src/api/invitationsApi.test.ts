// @vitest-environment node
import { demoCredentials } from '@tribunen/mocks/server';
import { instantAt, type Invitation } from '@tribunen/domain';
import { expect, test, vi } from 'vitest';
import { openSpectator } from '../testing/openSpectator.ts';
import { jonas, openTestSite, TestBrowser } from '../testing/openTestSite.ts';
import { BackendAccess } from './access/BackendAccess.ts';
import { homeApi } from './homeApi.ts';
import { invitationsApi } from './invitationsApi.ts';

const { email } = demoCredentials;
const newcomer = { email: 'ny@eksempel.no', password: 'Vinterkveld#74' };
const now = () => instantAt(Date.now());
const open = async (credentials?: typeof newcomer) =>
  invitationsApi.of(await new TestBrowser().openSignedIn(credentials));

test('a spectator loads the pending invitations to their address, the newest first', async () => {
  await openTestSite();
  const received = await (await open()).received(` ${email.toUpperCase()}`, now());
  expect(received).toHaveLength(2);
  expect(received.every(({ status, recipientEmail }) => status === 'pending' && recipientEmail === email)).toBe(true);
  expect(received.map(({ createdAt }) => createdAt)).toEqual(
    received
      .map(({ createdAt }) => createdAt)
      .toSorted()
      .toReversed(),
  );
});

test('PEOPLE-7 more invitations than one answer may have are all loaded and counted', async () => {
  const { backend } = await openTestSite();
  const browser = await new TestBrowser().openSignedIn();
  const [invitation] = backend.database.invitations.rows(({ recipient_email }) => recipient_email === email);
  if (invitation === undefined) throw new Error('no invitation');
  await backend.database.invitations.delete(() => true);
  const senders = Array.from({ length: 1001 }, () => ({ id: crypto.randomUUID(), token: crypto.randomUUID() }));
  await backend.database.invitations.insert(senders.map((own) => ({ ...invitation, ...own })));
  expect(await invitationsApi.of(browser).received(email, now())).toHaveLength(1001);
  expect(await homeApi.of(browser).pendingInvitations(email, now())).toBe(1001);
});

test('accepting an invitation makes friends and declining one does not; either removes it from the list, and it cannot be answered again', async () => {
  const { backend } = await openTestSite();
  const invitations = await open();
  const [first, second] = await invitations.received(email, now());
  if (first === undefined) throw new Error('no invitation');
  const friends = backend.database.friendships.rows().length;
  expect(['Ingrid Aasheim', 'Jonas Berglund']).toContain(await invitations.accept(first.token));
  expect(backend.database.friendships.rows()).toHaveLength(friends + 1);
  expect(await invitations.received(email, now())).toHaveLength(1);
  await expect(invitations.accept(first.token)).rejects.toMatchObject({
    name: 'FunctionError',
    message: 'API call failed: The invitation has been answered',
    serverMessage: 'The invitation has been answered',
  });
  expect(await invitations.decline(first.token)).toBe(false);
  expect(await invitations.decline(second?.token ?? '')).toBe(true);
  expect(await invitations.received(email, now())).toEqual([]);
});

test('an acceptance that the function refuses with status 200 is a failure too', async () => {
  const access = new BackendAccess({
    url: 'https://backend.example',
    anonKey: 'anon-key',
    apiUrl: '/api',
    storage: { getItem: () => null, setItem: () => {}, removeItem: () => {} },
    fetch: () => Promise.resolve(Response.json({ success: false, message: 'Nei', friend_name: null })),
  });
  await expect(invitationsApi.of(access).accept('t')).rejects.toMatchObject({ serverMessage: 'Nei', status: 200 });
});

test('an invitation is sent to the trimmed address, and a refusal has the server’s message', async () => {
  const { backend } = await openTestSite();
  const invitations = await open();
  await invitations.send(' ny@eksempel.no ');
  const [sent] = backend.database.invitations.rows(({ recipient_email }) => recipient_email === 'ny@eksempel.no');
  expect(sent?.status).toBe('pending');
  await expect(invitations.send('ny@eksempel.no')).rejects.toMatchObject({
    serverMessage: 'This person is already invited',
    status: 409,
  });
  backend.faults.set('functions/send-invitation', { kind: 'status', status: 429, retryAfterSeconds: 60 });
  await expect(invitations.send('ola@eksempel.no')).rejects.toMatchObject({ status: 429, retryAfterMs: 60_000 });
});

test('the link of an invitation shows a visitor, another spectator and the invited user whose it is, even after it is answered', async () => {
  const { backend } = await openTestSite();
  const [marte, other] = [await open(), await open(jonas)];
  const visitor = invitationsApi.of(new TestBrowser().open());
  const [ingrid] = backend.database.profiles.rows(({ name }) => name === 'Ingrid Aasheim');
  const invitation = (await marte.received(email, now())).find(({ senderId }) => senderId === ingrid?.user_id);
  const token = invitation?.token ?? '';
  const found = { senderName: 'Ingrid Aasheim', maskedRecipient: 'm•••@e•••.no' };
  expect(await visitor.lookUp(token)).toEqual({ ...found, standing: null });
  expect(await other.lookUp(token)).toEqual({ ...found, standing: 'somebody-elses' });
  expect(await marte.lookUp(token)).toEqual({ ...found, standing: 'pending' });
  expect(await other.acceptByToken(token)).toEqual({
    success: false,
    message: 'The invitation was sent to somebody else',
    friendName: null,
  });
  expect(await marte.acceptByToken(token)).toEqual({ success: true, message: null, friendName: 'Ingrid Aasheim' });
  expect(await marte.lookUp(token)).toEqual({ ...found, standing: 'accepted' });
});

test('the invited user receives an invitation at once, and sees its answer in every tab', async () => {
  await openTestSite();
  const sender = await open();
  const { access, userId } = await openSpectator(jonas);
  const invited = invitationsApi.of(access);
  const heard: (readonly [type: string, status: Invitation['status'] | null])[] = [];
  const up = vi.fn<() => void>();
  const end = invited.subscribeToInvitations(
    { id: userId, email: jonas.email },
    {
      onUp: up,
      onDown: () => {},
      onChange: (change) => heard.push([change.type, change.type === 'DELETE' ? null : change.value.status]),
    },
  );
  await vi.waitFor(() => expect(up).toHaveBeenCalled(), { timeout: 5000 });
  await sender.send('en-annen@eksempel.no');
  await sender.send(jonas.email);
  await vi.waitFor(() => expect(heard).toEqual([['INSERT', 'pending']]), { timeout: 5000 });
  const [invitation] = await invited.received(jonas.email, now());
  await invited.decline(invitation?.token ?? '');
  await vi.waitFor(
    () =>
      expect(heard).toEqual([
        ['INSERT', 'pending'],
        ['UPDATE', 'declined'],
      ]),
    { timeout: 5000 },
  );
  end();
});
