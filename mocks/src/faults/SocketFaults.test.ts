import { expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from '../Clock.ts';
import { createRandom } from '../feed/createRandom.ts';
import type { SocketFault } from './Fault.ts';
import type { ServedSocket } from './FaultySocket.ts';
import { SocketFaults } from './SocketFaults.ts';
import { type Frame, readFrame, writeFrame } from '../supabase/realtime/frames.ts';
import type { Wire } from '../supabase/realtime/RealtimeSocket.ts';

const topic = 'realtime:room';

/** A client on a line with faults; the server answers every join and leave, and says what the test tells it to. */
function open(...faults: readonly SocketFault[]) {
  vi.useFakeTimers({ now: 0 });
  onTestFinished(() => void vi.useRealTimers());
  const heard: Frame[] = [];
  const closed = vi.fn<Wire['close']>();
  const served = { wire: null as Wire | null, received: new Array<string>() };
  const line = new SocketFaults(systemClock, createRandom(1));
  line.set(...faults);
  const serve = (wire: Wire): ServedSocket => {
    served.wire = wire;
    return {
      receive(data) {
        const frame = readFrame(data);
        served.received.push(frame?.event ?? '');
        const payload = { status: 'ok', response: {} };
        if (frame !== null) wire.send(writeFrame({ ...frame, event: 'phx_reply', payload }));
        if (frame?.event === 'phx_leave') wire.send(writeFrame({ ...frame, event: 'phx_close', payload: {} }));
        return Promise.resolve();
      },
      closed: () => served.received.push('closed'),
    };
  };
  const collect = (text: unknown): void => {
    const frame = readFrame(String(text));
    if (frame !== null) heard.push(frame);
  };
  const client = line.connect({ send: collect, close: closed }, serve);
  return {
    line,
    client,
    heard,
    closed,
    received: served.received,
    join: () => client.receive(writeFrame({ joinRef: '1', ref: '1', topic, event: 'phx_join', payload: {} })),
    tell: (...news: readonly number[]) =>
      news.forEach((payload) =>
        served.wire?.send(writeFrame({ joinRef: null, ref: null, topic, event: 'postgres_changes', payload })),
      ),
    news: () => heard.filter(({ event }) => event === 'postgres_changes').map(({ payload }) => payload),
  };
}

test('where nothing is set every message passes, in order', async () => {
  const { join, tell, news, heard } = open();
  await join();
  tell(1, 2, 3);
  expect(news()).toEqual([1, 2, 3]);
  expect(heard[0]?.event).toBe('phx_reply');
});

test('news is lost as often as the share says, and answers never are', async () => {
  const { join, tell, news, heard } = open({ kind: 'dropped', share: 0.5 });
  await join();
  tell(...Array.from({ length: 200 }, (_, index) => index));
  expect(heard[0]?.event).toBe('phx_reply');
  expect(news().length).toBeGreaterThan(70);
  expect(news().length).toBeLessThan(130);
});

test('news can come twice', async () => {
  const { join, tell, news } = open({ kind: 'duplicated', share: 1 });
  await join();
  tell(1, 2);
  expect(news()).toEqual([1, 1, 2, 2]);
});

test('two messages change places, and one that has no other to wait for comes late', async () => {
  const { join, tell, news } = open({ kind: 'reordered' });
  await join();
  tell(1, 2, 3);
  expect(news()).toEqual([2, 1]);
  vi.advanceTimersByTime(2000);
  expect(news()).toEqual([2, 1, 3]);
});

test('news comes late, in its order, and not at all to a client that is gone', async () => {
  const { join, tell, news, client } = open({ kind: 'late', ms: 1000, jitterMs: 500 });
  await join();
  tell(1, 2, 3);
  vi.advanceTimersByTime(999);
  expect(news()).toEqual([]);
  vi.advanceTimersByTime(501);
  expect(news()).toEqual([1, 2, 3]);
  tell(4);
  client.closed();
  vi.advanceTimersByTime(2000);
  expect(news()).toEqual([1, 2, 3]);
});

test('a closed line breaks who is connected, and who tries again', () => {
  const connected = open();
  connected.line.set({ kind: 'closed' });
  expect(connected.closed).toHaveBeenCalledOnce();
  expect(connected.received).toEqual(['closed']);
  expect(open({ kind: 'closed' }).closed).toHaveBeenCalledOnce();
});

test('a join is refused with the reason, and the server does not hear of it', async () => {
  const { join, heard, received } = open({ kind: 'join-refused' });
  await join();
  expect(received).toEqual([]);
  expect(heard).toMatchObject([{ event: 'phx_reply', ref: '1', payload: { status: 'error' } }]);
});

test('a token that runs out ends the channels, as the server words it', async () => {
  const { join, heard, line } = open();
  await join();
  line.set({ kind: 'token-expired' });
  expect(heard.map(({ event }) => event)).toEqual(['phx_reply', 'system', 'phx_reply', 'phx_close']);
  expect(heard[1]?.payload).toMatchObject({ extension: 'system', status: 'error', message: 'Token has expired' });
  await join();
  expect(heard.at(-1)?.payload).toMatchObject({ response: { reason: 'InvalidJWTToken: Token has expired' } });
});

test('a fault of the line ends at its time', async () => {
  const { join, tell, news } = open({ kind: 'dropped', share: 1, until: 5000 });
  await join();
  tell(1);
  vi.advanceTimersByTime(5000);
  tell(2);
  expect(news()).toEqual([2]);
});
