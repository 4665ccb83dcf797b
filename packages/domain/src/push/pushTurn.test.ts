import { expect, test } from 'vitest';
import { firstPace, paceAfter, pushTurn } from './pushTurn.ts';

const quick = { isQuick: true, silences: 0 };
const slow = { isQuick: false, silences: 0 };

test('PUSH-18 the browsers’ own push services are quick until they are not, any other has to show it', () => {
  const own = [
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'web.push.apple.com',
    'db5p.notify.windows.com',
  ];
  expect(own.map(firstPace)).toEqual(own.map(() => quick));
  const others = ['push.example.test', 'notfcm.googleapis.com', 'push.apple.com.example.test'];
  expect(others.map(firstPace)).toEqual(others.map(() => slow));
});

test('PUSH-18 a push service is quick whose last answer came within two seconds', () => {
  expect([0, 2000].map((ms) => paceAfter(slow, ms))).toEqual([quick, quick]);
  expect(paceAfter(quick, 2001)).toEqual(slow);
});

test('PUSH-18 ten of the fifty messages under way go to services that are not quick', () => {
  expect(pushTurn(quick, { all: 49, slow: 10 })).toBe('send');
  expect(pushTurn(quick, { all: 50, slow: 0 })).toBe('wait');
  expect(pushTurn(slow, { all: 9, slow: 9 })).toBe('send');
  expect(pushTurn(slow, { all: 10, slow: 10 })).toBe('wait');
  expect(pushTurn(slow, { all: 50, slow: 0 })).toBe('wait');
});

test('PUSH-18 a service that leaves three messages in a row without an answer is asked no more', () => {
  const twice = paceAfter(paceAfter(quick, null), null);
  expect(pushTurn(twice, { all: 0, slow: 0 })).toBe('send');
  expect(pushTurn(paceAfter(twice, null), { all: 0, slow: 0 })).toBe('later');
  expect(paceAfter(paceAfter(twice, 100), null)).toEqual({ isQuick: false, silences: 1 });
});
