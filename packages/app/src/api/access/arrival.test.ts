import { expect, test, vi } from 'vitest';
import publicInputs from '../../../../../tests/publicInputs/inputs/auth-arrivals.json' with { type: 'json' };
import { readArrival, takeArrival } from './arrival.ts';

const site = 'https://tribunen.example';

test.each([
  ['/?code=3f0c', { kind: 'code', code: '3f0c' }],
  ['/auth?demo=feil&code=3f0c', { kind: 'code', code: '3f0c' }],
  ['/auth?error=access_denied&error_code=otp_expired&error_description=x#error=access_denied', { kind: 'expired' }],
  ['/auth#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid', { kind: 'expired' }],
  [
    '/#error=unauthorized_client&error_code=401&error_description=Email+link+is+invalid+or+has+expired',
    { kind: 'expired' },
  ],
  ['/auth?error=invalid_request&error_code=flow_state_expired', { kind: 'expired' }],
  ['/?error=server_error&error_code=unexpected_failure', { kind: 'failed' }],
  ['/?error=access_denied&error_code=signup_disabled', { kind: 'failed' }],
  ['/settings#message=Confirmation+link+accepted.+Please+proceed&sb=', { kind: 'half-confirmed' }],
  ['/?message=Confirmation+link+accepted.+Please+proceed#sb=', { kind: 'half-confirmed' }],
  ['/?error=access_denied&error_description=The+resource+owner+denied+the+request', { kind: 'failed' }],
  ['/#access_token=x&refresh_token=y&expires_in=3600&token_type=bearer', { kind: 'failed' }],
  ['/results?date=2026-11-21#top', null],
  ['/?code=', null],
  ['/?message=Hei', null],
  ['/results?error=x', null],
  ['/results?code=3f0c', null],
  ['/match/7#error=access_denied', null],
  ['/profile?message=Confirmation+link+accepted', null],
  ['/accept-invitation?token=t&error_code=otp_expired', null],
])('%s brings %j', (address, arrival) => {
  expect(readArrival(new URL(address, site), false)).toEqual(arrival);
});

test.each([
  ['/?error=access_denied&error_description=The+resource+owner+denied+the+request', { kind: 'cancelled' }],
  ['/?error=server_error&error_code=unexpected_failure', { kind: 'google-failed' }],
  ['/#error=access_denied&error_code=otp_expired', { kind: 'expired' }],
  ['/?code=3f0c', { kind: 'code', code: '3f0c' }],
])('where the page had gone to Google, %s brings %j', (address, arrival) => {
  expect(readArrival(new URL(address, site), true)).toEqual(arrival);
});

test('a fault is attributed to Google only if Google caused it', () => {
  const kinds = publicInputs.arrivals.map(({ address }) => readArrival(new URL(address, site), false)?.kind);
  expect(kinds).toEqual(['expired', 'expired', 'failed']);
});

test('the code is removed from the address; the other parameters and the state of the history stay', () => {
  const replaceState = vi.fn<History['replaceState']>();
  const address = `${site}/auth?demo=feil&code=3f0c&next=%2Fprofile#sb=`;
  expect(takeArrival({ href: address }, { state: { idx: 0 }, replaceState }, false)).toEqual({
    kind: 'code',
    code: '3f0c',
  });
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(
    { idx: 0 },
    '',
    new URL(`${site}/auth?demo=feil&next=%2Fprofile`),
  );
});

test('an address without a code or an error is left alone', () => {
  const replaceState = vi.fn<History['replaceState']>();
  expect(takeArrival({ href: `${site}/results?date=2026-11-21#top` }, { state: null, replaceState }, false)).toBeNull();
  expect(replaceState).not.toHaveBeenCalled();
});
