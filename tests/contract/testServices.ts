import { expect, test } from 'vitest';
import { authTests } from './services/auth.ts';
import { functionTests } from './services/functions.ts';
import { liveTests } from './services/live.ts';
import type { ServiceTests } from './services/ServiceTests.ts';
import { realtimeTests } from './services/realtime.ts';
import { restTests } from './services/rest.ts';
import type { ServiceScene } from './ServiceScene.ts';

/**
 * The tests of functions come last, because they make the two spectators friends, which would disturb the other tests.
 */
const tests: ServiceTests = {
  ...authTests,
  ...restTests,
  ...realtimeTests,
  ...liveTests,
  ...functionTests,
};

/**
 * Tests auth, REST, Realtime, the live endpoints and the edge functions of a target.
 *
 * @param isHidden whether the test with this title cannot run on the target
 */
export function testServices(scene: () => ServiceScene, isHidden: (sentence: string) => boolean = () => false): void {
  const shown = Object.entries(tests).filter(([sentence]) => !isHidden(sentence));
  test.each(shown)('%s', { timeout: 30_000 }, (_sentence, keep) => expect(keep(scene())).resolves.toBeUndefined());
}
