import { describe } from 'vitest';
import { openDemo } from './openDemo.ts';
import { testContract } from '../testContract.ts';

const hidden = 'a browser shows its scripts no redirect; that it is followed is shown end to end';

describe('the contract, tested on the emulator in a service worker', () => {
  testContract(openDemo, {
    divergences: {
      'auth: an expired link redirects to the site with the reason': hidden,
      'auth: a link never redirects to a foreign host': hidden,
      'auth: a sign-in by Google is a redirect, and another provider is refused': hidden,
    },
  });
});
