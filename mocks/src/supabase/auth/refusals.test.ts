import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demoCredentials, demoSpectator } from '../../demoSpectator.ts';
import { openTestNetwork } from '../../testing/openTestNetwork.ts';

const junk = fc.oneof(
  fc.string({ maxLength: 20 }),
  fc.constantFrom('', "' or '1'='1", '__proto__', 'null', '𝄞', 'a@b', 'x'.repeat(300)),
);
const path = fc.constantFrom(
  'signup',
  'token?grant_type=password',
  'token?grant_type=refresh_token',
  'token?grant_type=pkce',
  'token?grant_type=magic',
  'user',
  'logout?scope=others',
  'logout?scope=some',
  'recover',
  'otp',
  'resend',
  'verify',
  'verify?token=x&type=signup',
  'verify?token=x&type=constructor&redirect_to=javascript:alert(1)',
  'authorize?provider=google&code_challenge=x',
  'authorize?provider=constructor',
  'factors',
);
const value = fc.oneof(
  junk,
  fc.constantFrom(demoCredentials.email, demoCredentials.password, 'ny@eksempel.no', 'signup', 'recovery', 's256'),
  fc.integer(),
  fc.constant(null),
  fc.array(junk, { maxLength: 2 }),
);
const fields = fc.constantFrom(
  'email',
  'password',
  'data',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'type',
  'token',
  'token_hash',
  'create_user',
);
const body = fc.oneof(
  { weight: 4, arbitrary: fc.dictionary(fields, value, { maxKeys: 5 }).map((each) => JSON.stringify(each)) },
  fc.constantFrom(JSON.stringify(demoCredentials), '{"data":{"felt":"A"}}'),
  fc.json({ maxDepth: 2 }),
  junk,
);

test(
  'whatever the request, auth answers it or refuses it with a reason, and a refusal changes nothing',
  { timeout: 120_000 },
  async () => {
    const { backend } = await openTestNetwork();
    const { access_token } = await backend.auth.openSession(demoSpectator.id);
    const tables = Object.values(backend.database.auth);
    const asked = fc.record({
      method: fc.constantFrom('GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE'),
      path,
      body,
      bearer: fc.oneof(fc.constant(access_token), fc.constantFrom('k', 'a.b.c', `${access_token}x`, '..', 'Bearer')),
      version: fc.constantFrom('2024-01-01', '2099-01-01'),
    });
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(asked, async ({ method, path: where, body: text, bearer, version }) => {
        const before = JSON.stringify(tables.map((each) => each.rows()));
        const response = await backend.answer(
          new Request(`https://demo.example.test/auth/v1/${where}`, {
            method,
            headers: { apikey: 'k', authorization: `Bearer ${bearer}`, 'x-supabase-api-version': version },
            ...(method !== 'GET' && { body: text }),
          }),
        );
        statuses.add(response.status);
        if (response.status < 400) return;
        const refusal: unknown = await response.json();
        const known = version === '2024-01-01' ? { code: expect.any(String), message: expect.any(String) } : {};
        expect(refusal).toMatchObject(known);
        expect(response.status).not.toBe(500);
        expect(JSON.stringify(tables.map((each) => each.rows()))).toBe(before);
      }),
      { seed: 20_261_121, numRuns: 2000 },
    );
    // The random requests are of different kinds: some succeed, some are refused, some are unknown.
    expect([...statuses]).toEqual(expect.arrayContaining([200, 303, 400, 403, 422, 501]));
  },
);
