import type { LiveMode } from '@tribunen/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Observable } from '../../lib/state/Observable.ts';
import { openByMode } from './openByMode.ts';
import type { TopicListener } from './RealtimeSocket.ts';

const mode = new Observable<LiveMode | null>('small');
let topics: Partial<Record<LiveMode, TopicListener>> = {};
let received: string[] = [];
let end = (): void => {};

function way(name: LiveMode) {
  return (topic: TopicListener) => {
    topics[name] = topic;
    return () => {
      if (topics[name] === topic) delete topics[name];
    };
  };
}
const open = () => Object.keys(topics).toSorted();

beforeEach(() => {
  vi.useFakeTimers();
  mode.set('small');
  topics = {};
  received = [];
  end = openByMode(
    mode,
    { small: way('small'), crowd: way('crowd') },
    { onUp: () => received.push('up'), onDown: (reason) => received.push(reason) },
  );
});
afterEach(() => {
  end();
});

test('LIVE-25 the topics of the new mode open before those of the old one close, and the listener catches up', () => {
  topics.small?.onUp();
  mode.set('crowd');
  expect(open()).toEqual(['crowd', 'small']);
  topics.crowd?.onUp();
  expect(open()).toEqual(['crowd']);
  expect(received).toEqual(['up', 'up']);
});

test('LIVE-25 if a new topic does not come up within ten seconds, the listener is down', () => {
  topics.small?.onUp();
  mode.set('crowd');
  topics.crowd?.onDown('refused');
  vi.advanceTimersByTime(9999);
  expect(open()).toEqual(['crowd', 'small']);
  vi.advanceTimersByTime(1);
  expect(open()).toEqual(['crowd']);
  expect(received).toEqual(['up', 'the topics of mode crowd have not come up']);
  topics.crowd?.onUp();
  expect(received.at(-1)).toBe('up');
});

test('LIVE-25 if the mode changes back at once, its topics are still up, and the listener neither misses changes nor catches up', () => {
  topics.small?.onUp();
  mode.set('crowd');
  mode.set('small');
  expect(open()).toEqual(['small']);
  vi.advanceTimersByTime(60_000);
  expect([open(), received]).toEqual([['small'], ['up']]);
});

test('if an old topic is lost before the new one is up, the listener is down until then', () => {
  topics.small?.onUp();
  mode.set('crowd');
  topics.small?.onDown('lost');
  expect(received).toEqual(['up', 'lost']);
  topics.crowd?.onUp();
  expect(received).toEqual(['up', 'lost', 'up']);
});

test('the loss of one topic does not count while the other is up', () => {
  topics.small?.onUp();
  mode.set('crowd');
  topics.crowd?.onDown('not yet');
  expect(received).toEqual(['up']);
});

test('LIVE-26 no topic is open until the mode is known, and then only the topics of that mode', () => {
  end();
  mode.set(null);
  end = openByMode(
    mode,
    { small: way('small'), crowd: way('crowd') },
    { onUp: () => received.push('up'), onDown: () => {} },
  );
  expect(open()).toEqual([]);
  mode.set('crowd');
  expect(open()).toEqual(['crowd']);
});

test('a change of mode also takes effect while no topic is up', () => {
  mode.set('crowd');
  topics.crowd?.onUp();
  expect([open(), received]).toEqual([['crowd'], ['up']]);
});

test('after the listening has ended no topic is open, and a change of mode opens none', () => {
  mode.set('crowd');
  end();
  mode.set('small');
  vi.advanceTimersByTime(60_000);
  expect(open()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
