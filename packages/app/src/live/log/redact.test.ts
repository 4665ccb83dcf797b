import fc from 'fast-check';
import { expect, test } from 'vitest';
import { redactText, redactUrl, redactValue } from './redact.ts';

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';

test('an answer keeps its fields and loses its secrets', () => {
  const answer = {
    access_token: token,
    refresh_token: 'r-1',
    expires_in: 3600,
    user: { email: 'marte@eksempel.no', code: 'ES' },
  };
  expect(JSON.parse(redactText(JSON.stringify(answer)))).toEqual({
    access_token: 'redacted',
    refresh_token: 'redacted',
    expires_in: 3600,
    user: { email: 'redacted@example.invalid', code: 'ES' },
  });
});

test('a frame of the socket loses its token, wherever it is', () => {
  const frame = ['1', '1', 'realtime:room', 'phx_join', { access_token: token, config: { presence: { key: 'u1' } } }];
  expect(JSON.parse(redactText(JSON.stringify(frame)))).toEqual([
    '1',
    '1',
    'realtime:room',
    'phx_join',
    { access_token: 'redacted', config: { presence: { key: 'u1' } } },
  ]);
});

test('an address loses its key and keeps the rest', () => {
  expect(redactUrl(`https://x.example/rest/v1/t?apikey=k&code=1234&email=eq.marte%40eksempel.no&limit=5`)).toBe(
    'https://x.example/rest/v1/t?apikey=redacted&code=redacted&email=redacted%40example.invalid&limit=5',
  );
  expect(redactUrl('/api/boot/version')).toBe('/api/boot/version');
});

test('a value that JSON cannot hold is named, and a cycle ends', () => {
  const circle: Record<string, unknown> = { error: new TypeError('no network'), ids: new Set([1]) };
  circle['self'] = circle;
  expect(redactValue(circle)).toEqual({
    error: { name: 'TypeError', message: 'no network', cause: undefined },
    ids: [1],
    self: '…',
  });
});

test('no token, password or e-mail address survives, at any depth', () => {
  const secrets = fc.constantFrom(token, 'marte@eksempel.no', `Bearer ${token}`);
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      secrets,
      fc.record({ password: fc.constant('Kveldskamp#74') }),
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'token'), tie('value'), { maxKeys: 3 }),
      // JSON within JSON, as an error may quote it.
      tie('value').map((inner) => JSON.stringify(inner)),
    ),
  }));
  fc.assert(
    fc.property(value, (given) => {
      const text = redactText(JSON.stringify(given));
      expect(text).not.toMatch(/eyJ|marte@|Kveldskamp/);
      expect(JSON.stringify(redactValue(given))).toBe(text);
    }),
    { seed: 6, numRuns: 500 },
  );
});
