import { expect, onTestFinished, test, vi } from 'vitest';
import { type Frame, readFrame, systemClock, type Wire, writeFrame } from '@tribunen/protocol';
import { createRandom } from '@tribunen/football';
import type { SocketFault } from './Fault.ts';
import type { ServedSocket } from './FaultySocket.ts';
import { SocketFaults } from './SocketFaults.ts';

const topic = 'realtime:room';

/**
 * A client whose socket has these faults. The fake server answers every join and leave. With `push`, the test sends
 * other messages from the server.
 */
function open(...faults: readonly SocketFault[]) {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const received: Frame[] = [];
  const closed = vi.fn<Wire['close']>();
  const served = { wire: null as Wire | null, events: new Array<string>() };
  const line = new SocketFaults(systemClock, createRandom(1));
  line.set(...faults);
  const serve = (wire: Wire): ServedSocket => {
    served.wire = wire;
    return {
      receive(data) {
        const frame = readFrame(data);
        served.events.push(frame?.event ?? '');
        const payload = { status: 'ok', response: {} };
        if (frame !== null) wire.send(writeFrame({ ...frame, event: 'phx_reply', payload }));
        if (frame?.event === 'phx_leave') wire.send(writeFrame({ ...frame, event: 'phx_close', payload: {} }));
        return Promise.resolve();
      },
      closed: () => served.events.push('closed'),
    };
  };
  const collect = (text: unknown): void => {
    const frame = readFrame(String(text));
    if (frame !== null) received.push(frame);
  };
  const client = line.connect({ send: collect, close: closed }, serve);
  return {
    line,
    client,
    received,
    closed,
    served: served.events,
    join: () => client.receive(writeFrame({ joinRef: '1', ref: '1', topic, event: 'phx_join', payload: {} })),
    push: (...payloads: readonly number[]) =>
      payloads.forEach((payload) =>
        served.wire?.send(writeFrame({ joinRef: null, ref: null, topic, event: 'postgres_changes', payload })),
      ),
    pushed: () => received.filter(({ event }) => event === 'postgres_changes').map(({ payload }) => payload),
  };
}

test('without faults every message passes, in order', async () => {
  const { join, push, pushed, received } = open();
  await join();
  push(1, 2, 3);
  expect(pushed()).toEqual([1, 2, 3]);
  expect(received[0]?.event).toBe('phx_reply');
});

test('a `dropped` fault loses the given share of the pushed messages, and no replies', async () => {
  const { join, push, pushed, received } = open({ kind: 'dropped', share: 0.5 });
  await join();
  push(...Array.from({ length: 200 }, (_, index) => index));
  expect(received[0]?.event).toBe('phx_reply');
  expect(pushed().length).toBeGreaterThan(70);
  expect(pushed().length).toBeLessThan(130);
});

test('a `duplicated` fault sends a pushed message twice', async () => {
  const { join, push, pushed } = open({ kind: 'duplicated', share: 1 });
  await join();
  push(1, 2);
  expect(pushed()).toEqual([1, 1, 2, 2]);
});

test('a `reordered` fault swaps two messages, and delays a message that no other message follows', async () => {
  const { join, push, pushed } = open({ kind: 'reordered' });
  await join();
  push(1, 2, 3);
  expect(pushed()).toEqual([2, 1]);
  vi.advanceTimersByTime(2000);
  expect(pushed()).toEqual([2, 1, 3]);
});

test('pushed messages arrive late and in order, and are not sent to a client that has gone', async () => {
  const { join, push, pushed, client } = open({ kind: 'late', ms: 1000, jitterMs: 500 });
  await join();
  push(1, 2, 3);
  vi.advanceTimersByTime(999);
  expect(pushed()).toEqual([]);
  vi.advanceTimersByTime(501);
  expect(pushed()).toEqual([1, 2, 3]);
  push(4);
  client.closed();
  vi.advanceTimersByTime(2000);
  expect(pushed()).toEqual([1, 2, 3]);
});

test('the fault `closed` breaks open connections and refuses new ones', () => {
  const connected = open();
  connected.line.set({ kind: 'closed' });
  expect(connected.closed).toHaveBeenCalledOnce();
  expect(connected.served).toEqual(['closed']);
  expect(open({ kind: 'closed' }).closed).toHaveBeenCalledOnce();
});

test('a refused join gives the reason, and does not reach the server', async () => {
  const { join, received, served } = open({ kind: 'join-refused' });
  await join();
  expect(served).toEqual([]);
  expect(received).toMatchObject([{ event: 'phx_reply', ref: '1', payload: { status: 'error' } }]);
});

test('the fault `token-expired` ends the channels with the same messages as the real server', async () => {
  const { join, received, line } = open();
  await join();
  line.set({ kind: 'token-expired' });
  expect(received.map(({ event }) => event)).toEqual(['phx_reply', 'system', 'phx_reply', 'phx_close']);
  expect(received[1]?.payload).toMatchObject({ extension: 'system', status: 'error', message: 'Token has expired' });
  await join();
  expect(received.at(-1)?.payload).toMatchObject({ response: { reason: 'InvalidJWTToken: Token has expired' } });
});

test('a socket fault ends at the moment `until`', async () => {
  const { join, push, pushed } = open({ kind: 'dropped', share: 1, until: 5000 });
  await join();
  push(1);
  vi.advanceTimersByTime(5000);
  push(2);
  expect(pushed()).toEqual([2]);
});
