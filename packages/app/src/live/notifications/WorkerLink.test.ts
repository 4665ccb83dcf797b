import type { Notification } from '@tribunen/domain';
import { beforeEach, expect, test } from 'vitest';
import { exampleNotification } from '../../testing/exampleEvent.ts';
import { WorkerLink } from './WorkerLink.ts';

const goal = exampleNotification('e1');
let received: unknown[];
let notices: unknown[];
let listeners: Set<EventListenerOrEventListenerObject>;
let taken: string[];
let link: WorkerLink;

/** The browser's service workers, with one that is active. */
function workers(): ServiceWorkerContainer {
  const registration = {
    active: { postMessage: (message: unknown) => void received.push(message) },
    showNotification: async (title: string, options: NotificationOptions) => void notices.push([title, options]),
  };
  const container = {
    ready: Promise.resolve(registration),
    addEventListener: (_type: string, listener: EventListenerOrEventListenerObject) => void listeners.add(listener),
    removeEventListener: (_type: string, listener: EventListenerOrEventListenerObject) =>
      void listeners.delete(listener),
  };
  return container as unknown as ServiceWorkerContainer;
}

beforeEach(() => {
  [received, notices, taken] = [[], [], []];
  listeners = new Set();
  link = new WorkerLink({
    container: workers(),
    onPushed: (payload) => void taken.push(`pushed ${payload.message.kind}`),
    onNoticed: ({ id }: Notification) => void taken.push(`noticed ${id}`),
    onMuted: (match) => void taken.push(`muted ${match}`),
    onOpen: (path) => void taken.push(`open ${path}`),
  });
});

/** A message of the worker. Returns the page's answers. */
function hear(data: unknown): readonly unknown[] {
  const answers: unknown[] = [];
  const port = { postMessage: (answer: unknown) => void answers.push(answer) };
  const event = Object.assign(new MessageEvent('message', { data }), { ports: [port] });
  for (const listener of listeners) {
    if (typeof listener === 'function') listener(event);
    else listener.handleEvent(event);
  }
  return answers;
}

const message = { kind: 'goal', notification: goal, crest: null };

test('PUSH-9 a visible page handles a push message, and confirms that', () => {
  link.start();
  expect(hear({ type: 'pushed', payload: { language: 'nb', message } })).toEqual(['taken']);
  expect(hear({ type: 'noticed', notification: goal })).toEqual(['taken']);
  expect(hear({ type: 'open', path: '/match/1' })).toEqual(['taken']);
  expect(taken).toEqual(['pushed goal', 'noticed e1', 'open /match/1']);
});

test('PUSH-14 the page learns of a match that was muted on its notice', () => {
  link.start();
  hear({ type: 'muted', matchId: '500001' });
  expect(taken).toEqual(['muted 500001']);
});

test('a message of another version is not handled', () => {
  link.start();
  expect(hear({ type: 'pushed', payload: { message: 'Mål!' } })).toEqual([]);
  expect(taken).toEqual([]);
});

test('PUSH-10 the worker learns what the page has announced, and shows the page’s notices under the tag of the match', async () => {
  const words = { title: 'Mål!', body: 'Finne', lang: 'nn', icon: '/tribunen.svg' };
  link.start();
  expect(link.show(goal, words)).toBe(false);
  await Promise.resolve();
  link.tell(goal);
  expect(received).toEqual([{ type: 'announced', notification: goal }]);
  expect(link.show(goal, words)).toBe(true);
  expect(notices).toEqual([
    [
      'Mål!',
      expect.objectContaining({ tag: `match:${goal.matchId}`, silent: true, data: { language: 'nn', message } }),
    ],
  ]);
});

test('a stopped link receives nothing', () => {
  link.start();
  link.stop();
  expect(listeners.size).toBe(0);
});
