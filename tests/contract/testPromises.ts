import { expect, test } from 'vitest';
import { authPromises } from './promises/auth.ts';
import { functionPromises } from './promises/functions.ts';
import { livePromises } from './promises/live.ts';
import type { Promises } from './promises/Promises.ts';
import { realtimePromises } from './promises/realtime.ts';
import { restPromises } from './promises/rest.ts';
import type { Scene } from './Scene.ts';

/** The last part makes friends, which would disturb the others. */
const promises: Promises = {
  ...authPromises,
  ...restPromises,
  ...realtimePromises,
  ...livePromises,
  ...functionPromises,
};

/**
 * Tests every promise on a target, each in a test of its own.
 *
 * @param isHidden whether the target cannot show what a promise is about
 */
export function testPromises(scene: () => Scene, isHidden: (sentence: string) => boolean = () => false): void {
  const asked = Object.entries(promises).filter(([sentence]) => !isHidden(sentence));
  test.each(asked)('%s', { timeout: 30_000 }, (_sentence, keep) => expect(keep(scene())).resolves.toBeUndefined());
}
