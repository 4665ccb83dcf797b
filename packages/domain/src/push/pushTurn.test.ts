import { expect, test } from 'vitest';
import { firstPace, paceAfter, pushTurn } from './pushTurn.ts';

const own = { isOwn: true, isQuick: true, silences: 0 };
const quick = { isOwn: false, isQuick: true, silences: 0 };
const slow = { isOwn: false, isQuick: false, silences: 0 };
const none = { all: 0, others: 0, slow: 0 };

test('PUSH-18 a browser’s own push service counts as quick from the start, any other after a quick response', () => {
  const browsers = [
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'web.push.apple.com',
    'db5p.notify.windows.com',
  ];
  expect(browsers.map(firstPace)).toEqual(browsers.map(() => own));
  const others = ['push.example.test', 'notfcm.googleapis.com', 'push.apple.com.example.test'];
  expect(others.map(firstPace)).toEqual(others.map(() => slow));
});

test('PUSH-18 a push service is quick if its last response came within two seconds', () => {
  expect([0, 2000].map((ms) => paceAfter(slow, ms))).toEqual([quick, quick]);
  expect(paceAfter(quick, 2001)).toEqual(slow);
});

test('PUSH-18 of the fifty messages that may be under way, at most ten go to slow services', () => {
  const slowOwn = { ...own, isQuick: false };
  expect(pushTurn(own, { all: 49, others: 10, slow: 10 })).toBe('send');
  expect(pushTurn(own, { ...none, all: 50 })).toBe('wait');
  for (const one of [slow, slowOwn]) {
    expect(pushTurn(one, { all: 9, others: 0, slow: 9 })).toBe('send');
    expect(pushTurn(one, { all: 10, others: 0, slow: 10 })).toBe('wait');
    expect(pushTurn(one, { ...none, all: 50 })).toBe('wait');
  }
});

test('PUSH-18 at most thirty messages under way go to services other than the browsers’ own, however quick these are', () => {
  expect(pushTurn(quick, { all: 49, others: 29, slow: 0 })).toBe('send');
  expect(pushTurn(quick, { all: 30, others: 30, slow: 0 })).toBe('wait');
  expect(pushTurn(slow, { all: 30, others: 30, slow: 0 })).toBe('wait');
  expect(pushTurn(own, { all: 49, others: 30, slow: 30 })).toBe('send');
});

test('PUSH-18 a service that has not responded to three messages in a row gets no more messages', () => {
  const twice = paceAfter(paceAfter(quick, null), null);
  expect(pushTurn(twice, none)).toBe('send');
  expect(pushTurn(paceAfter(twice, null), none)).toBe('later');
  expect(paceAfter(paceAfter(twice, 100), null)).toEqual({ isOwn: false, isQuick: false, silences: 1 });
});
