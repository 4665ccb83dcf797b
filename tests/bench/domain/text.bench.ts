import { checkPassword, classifyEvent } from '@tribunen/domain';
import { microsecondsPerCall } from './perCall.ts';

const eventTypes = [
  'GOAL',
  'OWN_GOAL',
  'SCORE_CHANGE',
  'RED_CARD',
  'YELLOW_CARD',
  'SUBSTITUTION',
  'penalty scored',
  'VAR',
];
const passwords = [
  'kort',
  'bareStoreOg5maa!',
  'Solskinn-over-Ullevaal7',
  'Passord-for-alle-9',
  'Tribunen!2026-nord',
  'aaaBBB111!!!',
];

async function millionsASecond(calls: readonly (() => unknown)[]): Promise<string> {
  // Each call is repeated, so that reading the clock takes no noticeable share of the time.
  const often = Array.from({ length: 200 }, () => calls).flat();
  return (1 / (await microsecondsPerCall(often))).toFixed(2);
}

console.log('\nSmall rules');
console.table({
  classifyEvent: { 'millions a second': await millionsASecond(eventTypes.map((type) => () => classifyEvent(type))) },
  checkPassword: {
    'millions a second': await millionsASecond(passwords.map((password) => () => checkPassword(password))),
  },
});
