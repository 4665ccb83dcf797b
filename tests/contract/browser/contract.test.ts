import { describe } from 'vitest';
import { openDemo } from './openDemo.ts';
import { testContract } from '../testContract.ts';

const hidden = 'a browser shows its scripts no redirect; that it is followed is shown end to end';

describe('the contract, tested on the emulator in a service worker', () => {
  testContract(openDemo, {
    divergences: {
      'auth: a link that holds no longer sends one back with the reason': hidden,
      'auth: a link never redirects to a foreign host': hidden,
      'auth: Google is a redirect away, another provider is refused': hidden,
    },
  });
});
