import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Connection,
  type ConnectionEvent,
  isForWantOfRoom,
  nextConnection,
  reconnectDelay,
  startingConnection,
} from './connection.ts';
import { nextHealthDelay } from './nextDelay.ts';

const events: readonly ConnectionEvent[] = [
  'subscribed',
  'channel-error',
  'timed-out',
  'refused',
  'silent',
  'health-ok',
  'health-failed',
  'reconnected',
];
const after = (...befallen: readonly ConnectionEvent[]): Connection =>
  befallen.reduce(nextConnection, startingConnection);

test('LIVE-6 the link connects, and is live once it is subscribed', () => {
  expect(startingConnection.status).toBe('connecting');
  expect(after('subscribed').status).toBe('live');
});

test.each(['channel-error', 'timed-out'] as const)(
  'LIVE-6 after a %s polls replace the link until it is subscribed again',
  (event) => {
    expect(after(event).status).toBe('polling');
    expect(after('subscribed', event).status).toBe('polling');
    expect(after('subscribed', event, 'subscribed').status).toBe('live');
  },
);

test('LIVE-7 a link that has gone silent is reopened after two seconds', () => {
  expect(after('silent').status).toBe('unhealthy');
  expect(reconnectDelay(after('channel-error', 'silent'))).toBe(2000);
  expect(after('silent', 'channel-error').status).toBe('unhealthy');
  expect(after('silent', 'reconnected')).toEqual(startingConnection);
});

test('LIVE-24 a link for which the backend has no room polls, and is reopened later than others', () => {
  expect(after('refused')).toEqual({ status: 'polling', healthFailures: 0, isRefused: true });
  expect(reconnectDelay(after('refused', 'silent'))).toBe(30_000);
  expect(after('refused', 'silent', 'reconnected').isRefused).toBe(true);
  expect(after('refused', 'silent', 'reconnected', 'subscribed').isRefused).toBe(false);
});

test.each([
  ['ConnectionRateLimitReached: Too many connected users', true],
  ['ChannelRateLimitReached: Too many channels', true],
  ['ClientJoinRateLimitReached: Too many joins per second', true],
  ['MessagePerSecondRateLimitReached: Too many messages per second', true],
  ['DatabaseLackOfConnections: Database can’t accept more connections', true],
  ['CHANNEL_ERROR', false],
  ['InvalidJWTToken: Token has expired', false],
  ['mismatch between server and client bindings for postgres changes', false],
])('LIVE-24 «%s» is for want of room: %s', (reason, is) => {
  expect(isForWantOfRoom(reason)).toBe(is);
});

test('LIVE-7 a live link without even a heartbeat is reopened', () => {
  expect(after('subscribed', 'silent').status).toBe('unhealthy');
});

test('LIVE-7 LIVE-13 the number of failed health checks in a row survives a reconnect, and so does the delay', () => {
  const failed = ['health-failed', 'health-failed', 'health-failed'] as const;
  const anew = after('subscribed', ...failed, 'reconnected', 'subscribed');
  expect(anew).toEqual({ status: 'live', healthFailures: 3, isRefused: false });
  expect(nextHealthDelay(anew.healthFailures, 'small')).toBe(300_000);
  expect(after(...failed, 'reconnected', 'subscribed', 'health-failed').status).toBe('live');
  expect(after(...failed, 'reconnected', 'subscribed', ...failed).status).toBe('unhealthy');
  expect(after(...failed, 'reconnected', 'health-ok').healthFailures).toBe(0);
});

test('LIVE-7 the third failed health check in a row makes the link unhealthy', () => {
  expect(after('subscribed', 'health-failed', 'health-failed').status).toBe('live');
  expect(after('subscribed', 'health-failed', 'health-failed', 'health-failed').status).toBe('unhealthy');
  expect(after('subscribed', 'health-failed', 'health-failed', 'health-ok', 'health-failed').status).toBe('live');
});

test('LIVE-7 only an unhealthy link is reopened', () => {
  expect(reconnectDelay(after('subscribed'))).toBeNull();
  expect(reconnectDelay(after('channel-error'))).toBeNull();
  expect(reconnectDelay(startingConnection)).toBeNull();
});

test('LIVE-6 LIVE-7 whatever has happened, a subscription makes the link live', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events)), (befallen) => {
      expect(after(...befallen, 'subscribed').status).toBe('live');
      expect(reconnectDelay(after(...befallen)) !== null).toBe(after(...befallen).status === 'unhealthy');
    }),
    { seed: 32, numRuns: 300 },
  );
});
