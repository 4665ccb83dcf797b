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
  vi.useRealTimers();
});

test('LIVE-25 the topics of the new mode open before those of the old one close, and the listener catches up', () => {
  topics.small?.onUp();
  mode.set('crowd');
  expect(open()).toEqual(['crowd', 'small']);
  topics.crowd?.onUp();
  expect(open()).toEqual(['crowd']);
  expect(received).toEqual(['up', 'up']);
});

test('LIVE-25 a new topic that does not come up is waited for ten seconds, and then the listener is down', () => {
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

test('LIVE-25 a mode that goes back at once finds its topics still up, and nothing is missed or caught up', () => {
  topics.small?.onUp();
  mode.set('crowd');
  mode.set('small');
  expect(open()).toEqual(['small']);
  vi.advanceTimersByTime(60_000);
  expect([open(), received]).toEqual([['small'], ['up']]);
});

test('an old topic that is lost before the new one is up leaves the listener down until then', () => {
  topics.small?.onUp();
  mode.set('crowd');
  topics.small?.onDown('lost');
  expect(received).toEqual(['up', 'lost']);
  topics.crowd?.onUp();
  expect(received).toEqual(['up', 'lost', 'up']);
});

test('a loss of one topic is none while the other is up', () => {
  topics.small?.onUp();
  mode.set('crowd');
  topics.crowd?.onDown('not yet');
  expect(received).toEqual(['up']);
});

test('LIVE-26 nothing is open until the mode is known, and then its topics alone', () => {
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

test('a mode that changes while nothing is up still goes over', () => {
  mode.set('crowd');
  topics.crowd?.onUp();
  expect([open(), received]).toEqual([['crowd'], ['up']]);
});

test('after its end nothing is open, and a change of mode opens nothing', () => {
  mode.set('crowd');
  end();
  mode.set('small');
  vi.advanceTimersByTime(60_000);
  expect(open()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
