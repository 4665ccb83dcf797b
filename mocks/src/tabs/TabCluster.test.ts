import { expect, test, vi } from 'vitest';
import { openTab, type Tab } from '../testing/openTab.ts';
import { MemoryLog } from './MemoryLog.ts';

let count = 0;
async function openTwo(): Promise<readonly [Tab, Tab]> {
  count += 1;
  const place = { log: new MemoryLog(), name: `cluster-${process.pid}-${count}` };
  return [await openTab(place), await openTab(place)];
}

interface Guest {
  readonly sent: unknown[];
  say(event: string, payload: object): Promise<void>;
}

async function join({ backend }: Tab, key: string): Promise<Guest> {
  const sent: unknown[] = [];
  const socket = backend.realtime.open(new URL('wss://x.test/realtime/v1/websocket?apikey=k&vsn=2.0.0'), {
    send: (data) => sent.push(typeof data === 'string' ? JSON.parse(data) : data),
    close: (code) => sent.push(code),
  });
  const say = (event: string, payload: object): Promise<void> =>
    socket.receive(JSON.stringify(['1', '2', 'realtime:room', event, payload]));
  await say('phx_join', { config: { presence: { key, enabled: true } } });
  return { sent, say };
}

const keysAt = ({ backend }: Tab): string[] => Object.keys(backend.realtime.presenceOf('public:room')).toSorted();

test('a message from one tab reaches the other, once', async () => {
  const [one, other] = await openTwo();
  const [speaker, listener] = [await join(one, 'marte'), await join(other, 'jonas')];
  await speaker.say('broadcast', { type: 'broadcast', event: 'heia', payload: { n: 1 } });
  await speaker.say('broadcast', { type: 'broadcast', event: 'heia', payload: { n: 2 } });
  const received = (): unknown[] => listener.sent.filter((frame) => JSON.stringify(frame).includes('"heia"'));
  await vi.waitFor(() => expect(received()).toHaveLength(2));
  expect(received()).toMatchObject([
    [null, null, 'realtime:room', 'broadcast', { event: 'heia', payload: { n: 1 } }],
    [null, null, 'realtime:room', 'broadcast', { event: 'heia', payload: { n: 2 } }],
  ]);
  expect(speaker.sent.filter((frame) => JSON.stringify(frame).includes('"heia"'))).toEqual([]);
});

test('a presence in one tab is visible in the other, even when the other opens later', async () => {
  count += 1;
  const place = { log: new MemoryLog(), name: `cluster-${process.pid}-${count}` };
  const one = await openTab(place);
  const marte = await join(one, 'marte');
  await marte.say('presence', { type: 'presence', event: 'track', payload: { at: 'home' } });
  const later = await openTab(place);
  await vi.waitFor(() => expect(keysAt(later)).toEqual(['marte']));
});

test('when a tab is gone, so are all presences through it', async () => {
  const [one, other] = await openTwo();
  const [marte, jonas] = [await join(one, 'marte'), await join(other, 'jonas')];
  await marte.say('presence', { type: 'presence', event: 'track', payload: {} });
  await jonas.say('presence', { type: 'presence', event: 'track', payload: {} });
  await vi.waitFor(() => expect(keysAt(other)).toEqual(['jonas', 'marte']));
  one.close();
  await vi.waitFor(() => expect(keysAt(other)).toEqual(['jonas']));
  expect(jonas.sent.at(-1)).toMatchObject([
    null,
    null,
    'realtime:room',
    'presence_diff',
    { joins: {}, leaves: { marte: {} } },
  ]);
});

test('a nonsensical message from another tab is reported and ignored', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  count += 1;
  const name = `cluster-${process.pid}-${count}`;
  const tab = await openTab({ log: new MemoryLog(), name });
  const stranger = new BroadcastChannel(`${name}/realtime`);
  stranger.postMessage({ from: 'x', message: { kind: 'shout' } });
  await vi.waitFor(() => expect(report).toHaveBeenCalledOnce());
  stranger.close();
  report.mockRestore();
  expect(keysAt(tab)).toEqual([]);
});
