import { expect, test, vi } from 'vitest';
import { DeviceLine } from './DeviceLine.ts';
import type { Wire } from '@tribunen/protocol';

const request = new Request('https://demo.example.test/rest/v1/user_follows');
const address = new URL('wss://demo.example.test/realtime/v1/websocket');

/** A device whose backend answers when the test lets it. */
function device() {
  let isOnline = true;
  let answerNow: (response: Response) => void = () => {};
  const served = { wire: null as Wire | null, closed: vi.fn<() => void>(), receive: vi.fn(() => Promise.resolve()) };
  const wire = { send: vi.fn<Wire['send']>(), close: vi.fn<Wire['close']>() };
  const line = new DeviceLine(
    {
      answer: () =>
        new Promise((resolve) => {
          answerNow = resolve;
        }),
      connect: (_url, given) => {
        served.wire = given;
        return { receive: served.receive, closed: served.closed };
      },
    },
    () => isOnline,
  );
  return {
    line,
    served,
    wire,
    answers: () => answerNow(Response.json('well')),
    lose: () => {
      isOnline = false;
      line.cut();
    },
    find: () => {
      isOnline = true;
    },
  };
}

test('when the device has a network, the backend answers', async () => {
  const { line, answers } = device();
  const answer = line.answer(request);
  answers();
  expect(await (await answer).json()).toBe('well');
});

test('while the device is offline every request fails, even a pending one; when it is online again, requests are answered', async () => {
  const { line, answers, lose, find } = device();
  const underWay = line.answer(request);
  lose();
  answers();
  expect((await underWay).type).toBe('error');
  expect((await line.answer(request)).type).toBe('error');
  find();
  const after = line.answer(request);
  answers();
  expect((await after).ok).toBe(true);
});

test('when the network is lost, each open socket is closed once, and both ends are notified', async () => {
  const { line, served, wire, lose } = device();
  const socket = line.connect(address, wire);
  await socket.receive('hello');
  served.wire?.send('welcome');
  expect(served.receive).toHaveBeenCalledWith('hello');
  expect(wire.send).toHaveBeenCalledWith('welcome');
  lose();
  line.cut();
  expect(served.closed).toHaveBeenCalledOnce();
  expect(wire.close).toHaveBeenCalledExactlyOnceWith(4000, 'The device has no network');
});

test('a socket that opens without a network is closed at once', () => {
  const { line, served, wire, lose } = device();
  lose();
  line.connect(address, wire);
  expect(served.closed).toHaveBeenCalledOnce();
  expect(wire.close).toHaveBeenCalledOnce();
});

test('a socket that either end has closed is not closed again', () => {
  const byClient = device();
  byClient.line.connect(address, byClient.wire).closed();
  byClient.lose();
  expect(byClient.served.closed).toHaveBeenCalledOnce();
  expect(byClient.wire.close).not.toHaveBeenCalled();

  const byServer = device();
  byServer.line.connect(address, byServer.wire);
  byServer.served.wire?.close(1000, 'done');
  byServer.lose();
  expect(byServer.served.closed).not.toHaveBeenCalled();
  expect(byServer.wire.close).toHaveBeenCalledExactlyOnceWith(1000, 'done');
});
