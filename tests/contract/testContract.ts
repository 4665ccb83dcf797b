import { afterAll, beforeAll } from 'vitest';
import { CallScene } from './calls/CallScene.ts';
import { testCalls } from './calls/testCalls.ts';
import { testRights } from './calls/testRights.ts';
import { testTopics } from './calls/testTopics.ts';
import { openServiceScene, type ServiceScene } from './ServiceScene.ts';
import type { Target } from './Target.ts';
import { testServices } from './testServices.ts';

/**
 * Tests the contract on a target: every call and every topic as each person, the rights to every table, and every
 * service.
 */
export function testContract(
  open: () => Promise<Target>,
  { isMock = false }: { readonly isMock?: boolean } = {},
): void {
  let target: Target | null = null;
  let calls: CallScene | null = null;
  let services: ServiceScene | null = null;
  beforeAll(async () => {
    target = await open();
    calls = await CallScene.open(target);
    services = await openServiceScene(target);
  }, 60_000);
  afterAll(() => target?.close());

  testCalls(() => opened(calls), isMock);
  testRights(() => opened(calls));
  testTopics(() => opened(calls));
  testServices(() => opened(services));
}

function opened<Opened>(scene: Opened | null): Opened {
  if (scene === null) throw new Error('The scene did not open');
  return scene;
}
