import { afterAll, beforeAll } from 'vitest';
import { Scene as CallScene } from './calls/Scene.ts';
import { testCalls } from './calls/testCalls.ts';
import { testRights } from './calls/testRights.ts';
import { testTopics } from './calls/testTopics.ts';
import { openScene, type Scene } from './Scene.ts';
import type { Target } from './Target.ts';
import { testPromises } from './testPromises.ts';

/**
 * Tests the contract on a target: every call and every topic as each person, the rights to every table, and the promises.
 *
 * @example
 * describe('the contract on the mock', () => testContract(openMocks, { isMock: true }));
 */
export function testContract(
  open: () => Promise<Target>,
  { isMock = false }: { readonly isMock?: boolean } = {},
): void {
  let target: Target | null = null;
  let calls: CallScene | null = null;
  let promises: Scene | null = null;
  beforeAll(async () => {
    target = await open();
    calls = await CallScene.open(target);
    promises = await openScene(target);
  }, 60_000);
  afterAll(() => target?.close());

  testCalls(() => opened(calls), isMock);
  testRights(() => opened(calls));
  testTopics(() => opened(calls));
  testPromises(() => opened(promises));
}

function opened<Opened>(scene: Opened | null): Opened {
  if (scene === null) throw new Error('The scene did not open');
  return scene;
}
