import { expect, test, vi } from 'vitest';
import { demoCredentials } from './demoSpectator.ts';
import { readMailbox } from './mailbox.ts';
import { openTab } from './testing/openTab.ts';
import { openTestNetwork } from './testing/openTestNetwork.ts';
import { TestWorker } from './testing/TestWorker.ts';

const origin = 'https://demo.example.test';
const { email } = demoCredentials;

test('the mailbox lists every mail, newest first, with a link that works', async () => {
  const { backend, client } = await openTestNetwork();
  const { auth } = client();
  await auth.resetPasswordForEmail(email, { redirectTo: `${origin}/auth?demo=feil` });
  vi.setSystemTime(Date.now() + 60_000);
  await auth.signInWithOtp({ email: 'jonas@eksempel.no' });
  const mails = (await readMailbox(backend, origin)).slice(0, 2);
  expect(mails).toMatchObject([
    { to: 'jonas@eksempel.no', purpose: 'magiclink', code: expect.stringMatching(/^\d{6}$/) },
    { to: email, purpose: 'recovery' },
  ]);
  expect(Date.parse(mails[0]?.sentAt ?? '') - Date.parse(mails[1]?.sentAt ?? '')).toBe(60_000);
  const response = await fetch(mails[1]?.link ?? '', { redirect: 'manual' });
  expect(response.headers.get('location')).toContain(`${origin}/auth?demo=feil#`);
});

test('faults do not apply to the mailbox, because it is no part of Supabase', async () => {
  const { backend, client } = await openTestNetwork();
  await client().auth.resetPasswordForEmail(email);
  backend.faults.set('*', { kind: 'offline' });
  const [mail] = await readMailbox(backend, origin);
  expect(mail).toMatchObject({ to: email, purpose: 'recovery' });
  expect(await (await fetch(`${origin}/mailbox`)).json()).toMatchObject({ mails: expect.arrayContaining([mail]) });
});

test('every tab shows a mail, even after its link has been used or the worker has ended', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const worker = new TestWorker();
  const [one, other] = [openTab(worker), openTab(worker)];
  await one.ask('POST', '/auth/v1/recover', { email });
  const [mail] = await readMailbox(other.backend, origin);
  expect(mail).toMatchObject({ to: email, purpose: 'recovery' });
  await other.backend.answer(new Request(mail?.link ?? ''));
  await worker.end();
  await vi.waitFor(async () => expect((await readMailbox(other.backend, origin))[0]).toEqual(mail));
  vi.restoreAllMocks();
});

test('the mailbox lists an invitation, addressed to the invited user, with a link that opens it on the site', async () => {
  const { backend, spectator } = await openTestNetwork();
  const { functions } = await spectator();
  await functions.invoke('send-invitation', { body: { recipientEmail: 'ny@eksempel.no' } });
  const [sent, ...earlier] = await readMailbox(backend, origin);
  expect(sent).toMatchObject({ to: 'ny@eksempel.no', purpose: 'invitation', code: null });
  const [invitation] = backend.database.invitations.rows(({ recipient_email }) => recipient_email === sent?.to);
  expect(sent?.link).toBe(`${origin}/accept-invitation?token=${invitation?.token}`);
  expect(earlier.map(({ to }) => to)).toEqual([email, email, 'nils@eksempel.no']);
});

test('in the scenario «bekreft-epost» a new user must confirm the address before signing in', async () => {
  const { backend, client } = await openTestNetwork({ scenario: 'bekreft-epost' });
  const newcomer = { email: 'ny@eksempel.no', password: 'Vinterkveld#74' };
  const { auth } = client();
  expect((await auth.signUp(newcomer)).data.session).toBeNull();
  expect((await auth.signInWithPassword(newcomer)).error?.code).toBe('email_not_confirmed');
  const [mail] = await readMailbox(backend, origin);
  await fetch(mail?.link ?? '', { redirect: 'manual' });
  expect((await auth.signInWithPassword(newcomer)).error).toBeNull();
});
