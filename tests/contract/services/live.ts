import { liveModeHeader, parseBootVersion } from '@tribunen/contract';
import { expect } from 'vitest';
import type { ServiceTests } from './ServiceTests.ts';

/** The test of the live endpoints, which require no key. `calls/testCalls.ts` tests the single calls. */
export const liveTests: ServiceTests = {
  'live: the version is the plain text of a whole number, and never decreases': async ({ target }) => {
    const version = async (): Promise<number> => {
      const response = await target.fetch(`${target.apiUrl}/boot/version`);
      const text = await response.text();
      expect(text).toMatch(/^\d+$/);
      return parseBootVersion(text, response.headers.get(liveModeHeader)).version;
    };
    const first = await version();
    expect(await version()).toBeGreaterThanOrEqual(first);
  },
};
