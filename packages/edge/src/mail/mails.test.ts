import { expect, onTestFinished, test, vi } from 'vitest';
import { type Answers, openProject, post, tokens } from '../testing/openProject.ts';
import { openMails } from '../mails.ts';

const link = 'https://tribunen.example/accept-invitation?token=t%201';
const invitation = { to: 'ny@eksempel.no', token: 't 1', senderName: 'Kari O&#x27;Hara' };

function open(env: Readonly<Record<string, string>>, status = 200) {
  const asked: { url: string; authorization: string | null; body: unknown }[] = [];
  const sent: { server: string; mail: object }[] = [];
  const ask = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const body: unknown = await request.json();
    asked.push({ url: request.url, authorization: request.headers.get('authorization'), body });
    return new Response('{"message":"secret of the service"}', { status });
  };
  const loadMailer = () =>
    Promise.resolve({
      createTransport: (server: string) => ({
        sendMail: (mail: object) => Promise.resolve(sent.push({ server, mail })),
      }),
    });
  const mails = openMails({ fetch: ask, loadMailer }, (name) => env[name]);
  return { mails, asked, sent };
}

const site = { SITE_URL: 'https://tribunen.example/', MAIL_FROM: 'Tribunen <hei@tribunen.example>' };

test('with a Resend key an invitation is sent through Resend, in Norwegian and with its link', async () => {
  const { mails, asked } = open({ ...site, RESEND_API_KEY: 're_1' });
  await mails.invite(invitation);
  expect(asked).toEqual([
    {
      url: 'https://api.resend.com/emails',
      authorization: 'Bearer re_1',
      body: {
        from: site.MAIL_FROM,
        to: ['ny@eksempel.no'],
        subject: "Kari O'Hara vil bli venn med deg på Tribunen",
        html: expect.stringContaining(`href="${link}"`),
        text: expect.stringContaining(link),
      },
    },
  ]);
});

test('an invitation is sent through the SMTP server that SMTP_URL names', async () => {
  const { mails, sent, asked } = open({ ...site, SMTP_URL: 'smtps://user:word@mail.example:465' });
  await mails.invite({ ...invitation, senderName: null });
  expect(asked).toEqual([]);
  expect(sent).toMatchObject([
    {
      server: 'smtps://user:word@mail.example:465',
      mail: { to: 'ny@eksempel.no', subject: 'En tilskuer vil bli venn med deg på Tribunen' },
    },
  ]);
});

test('an invitation is written in its sender’s language, or in bokmål if the product lacks that language', async () => {
  const { mails, sent } = open({ ...site, SMTP_URL: 'smtps://mail.example' });
  await mails.invite({ ...invitation, senderName: null, language: 'en' });
  await mails.invite({ ...invitation, senderName: null, language: 'nn' });
  await mails.invite({ ...invitation, senderName: null, language: 'constructor' });
  expect(sent.map(({ mail }) => mail)).toMatchObject([
    { subject: 'A spectator wants to be your friend on Tribunen', html: expect.stringContaining('<html lang="en">') },
    { subject: 'Ein tilskodar vil bli ven med deg på Tribunen' },
    { subject: 'En tilskuer vil bli venn med deg på Tribunen' },
  ]);
});

test('a local backend logs an invitation, and a project without a mail service sends nothing', async () => {
  const local = {
    SITE_URL: site.SITE_URL,
    MAIL_LOG_URL: 'http://127.0.0.1:54321/mails',
    SUPABASE_SERVICE_ROLE_KEY: 'k',
  };
  const { mails, asked } = open(local);
  await mails.invite(invitation);
  expect(asked).toEqual([
    { url: local.MAIL_LOG_URL, authorization: 'Bearer k', body: { to: invitation.to, purpose: 'invitation', link } },
  ]);
  const none = open({});
  await none.mails.invite(invitation);
  expect([none.asked, none.sent]).toEqual([[], []]);
});

test('a name cannot put markup into the mail', async () => {
  const { mails, asked } = open({ ...site, RESEND_API_KEY: 're_1' });
  await mails.invite({ ...invitation, senderName: '&lt;b&gt;Kari' });
  expect(asked).toMatchObject([{ body: { html: expect.not.stringContaining('<b>') } }]);
});

test('a name that contains a replacement pattern such as $& appears in the mail unchanged', async () => {
  const { mails, asked } = open({ ...site, RESEND_API_KEY: 're_1' });
  await mails.invite({ ...invitation, senderName: "Kari $& $'" });
  expect(asked).toMatchObject([{ body: { subject: "Kari $& $' vil bli venn med deg på Tribunen" } }]);
});

test('with empty secrets for Resend and SMTP no mail is sent, and nothing fails', async () => {
  const { mails, asked } = open({ ...site, RESEND_API_KEY: '', SMTP_URL: '' });
  await mails.invite(invitation);
  expect(asked).toEqual([]);
});

test('openMails throws if a mail service is set but MAIL_FROM or SITE_URL is not', () => {
  expect(() => open({ SITE_URL: site.SITE_URL, RESEND_API_KEY: 're_1' })).toThrow('MAIL_FROM is not set');
  expect(() => open({ MAIL_FROM: site.MAIL_FROM, RESEND_API_KEY: 're_1' })).toThrow('SITE_URL is not set');
});

test.each([
  ['PT409', 409, 'This person is already invited', null],
  ['PT423', 403, 'An administrator has shut you out of writing', null],
  ['PT429', 429, 'You have sent many invitations today: try again tomorrow', '3600'],
])(
  'an invitation that the database refuses with %s is answered with %i, and the mail service gets no request',
  async (code, status, error, details) => {
    const { mails, asked } = open({ ...site, RESEND_API_KEY: 're_1' });
    const refused = (): Response => Response.json({ code, message: error, details }, { status });
    const { project } = openProject({ 'rpc/add_invitation': refused }, mails);
    const request = post('send-invitation', { recipientEmail: 'ny@eksempel.no' }, tokens.kari);
    const response = await project.answer('send-invitation', request);
    expect([response.status, await response.json()]).toEqual([status, { error }]);
    expect(response.headers.get('retry-after')).toBe(details);
    expect(asked).toEqual([]);
  },
);

const blocker = { id: '00000000-0000-4000-8000-000000000009', email: 'ny@eksempel.no' };
const since30Days = 'gte.2026-10-22T15:00:00.000Z';

test.each<[string, Answers]>([
  ['has blocked the sender', { 'rpc/find_account': () => [blocker], user_blocks: () => [{ id: '1' }] }],
  [
    'is a friend of the sender and has blocked the sender (PEOPLE-31)',
    {
      'rpc/find_account': () => [blocker],
      user_blocks: () => [{ id: '1' }],
      friendships: () => [{ id: '1' }],
    },
  ],
  [
    'has declined within thirty days',
    { invitations: (query) => (query.get('declined_at') === since30Days ? [{ id: '1' }] : []) },
  ],
])('PEOPLE-30 a person who %s gets no mail, and the sender sees no difference', async (_who, answers) => {
  const { mails, asked } = open({ ...site, RESEND_API_KEY: 're_1' });
  const written: unknown[] = [];
  const added = (_query: URLSearchParams, body: unknown): unknown => {
    written.push(body);
    return 'token';
  };
  const { project, running } = openProject({ ...answers, 'rpc/add_invitation': added }, mails);
  const request = post('send-invitation', { recipientEmail: 'ny@eksempel.no' }, tokens.kari);
  const response = await project.answer('send-invitation', request);
  expect([response.status, await response.json()]).toEqual([200, { success: true }]);
  expect(written).toMatchObject([{ address: 'ny@eksempel.no', standing: 'declined' }]);
  expect([running, asked]).toEqual([[], []]);
});

test('PEOPLE-30 the database gets the same requests for every recipient, and the response does not wait for the mail', async () => {
  const neverSent = { invite: () => new Promise<void>(() => {}) };
  const requestsFor = async (answers: Answers): Promise<string[]> => {
    const { project, asked } = openProject({ ...answers, 'rpc/add_invitation': () => 'token' }, neverSent);
    const request = post('send-invitation', { recipientEmail: 'ny@eksempel.no' }, tokens.kari);
    expect((await project.answer('send-invitation', request)).status).toBe(200);
    // The request for the sender's name is left out, because the function makes it only to write the mail.
    return asked.map(({ path }) => path).filter((path) => !path.includes('/profiles'));
  };
  const account: Answers = { 'rpc/find_account': () => [blocker] };
  const wanted = await requestsFor(account);
  expect(wanted.at(-1)).toContain('add_invitation');
  expect(await requestsFor({ ...account, user_blocks: () => [{ id: '1' }] })).toEqual(wanted);
  expect(await requestsFor({ ...account, invitations: () => [{ id: '1' }] })).toEqual(wanted);
});

test('PEOPLE-30 a failed mail is sent twice more, the invitation remains, and the log does not contain the mail service’s message', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { mails, asked: tries } = open({ ...site, RESEND_API_KEY: 're_1' }, 422);
  const { project, failures, asked, running } = openProject({ 'rpc/add_invitation': () => 'token' }, mails);
  const request = post('send-invitation', { recipientEmail: 'ny@eksempel.no' }, tokens.kari);
  const response = await project.answer('send-invitation', request);
  expect([response.status, await response.json()]).toEqual([200, { success: true }]);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(tries).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(tries).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(60_000);
  await Promise.all(running);
  expect(tries).toHaveLength(3);
  expect(failures.map(String)).toEqual(['Error: The mail service answered with 422']);
  expect(asked.map(({ method }) => method)).not.toContain('DELETE');
});
