import { afterAll, beforeAll, expect, test } from 'vitest';
import { authPromises } from './promises/auth.ts';
import { functionPromises } from './promises/functions.ts';
import { livePromises } from './promises/live.ts';
import type { Promises } from './promises/Promises.ts';
import { readPromises } from './promises/reads.ts';
import { realtimePromises } from './promises/realtime.ts';
import { refusalPromises } from './promises/refusals.ts';
import { rightsPromises } from './promises/rights.ts';
import { rpcPromises } from './promises/rpc.ts';
import { writePromises } from './promises/writes.ts';
import { openScene, type Scene } from './Scene.ts';
import type { Target } from './Target.ts';

/**
 * The parts of Supabase that are tested, in this order: the last part makes friends, which would disturb the others.
 */
const areas = {
  auth: authPromises,
  rest: { ...readPromises, ...writePromises, ...rightsPromises, ...refusalPromises, ...rpcPromises },
  realtime: realtimePromises,
  live: livePromises,
  functions: functionPromises,
} satisfies Record<string, Promises>;
type Area = keyof typeof areas;

interface Known {
  /** The parts that the target has; all of them by default. */
  readonly has?: readonly Area[];
  /**
   * The promises that the target is known to break, and why. The tests check that each of them is really broken, so
   * that the list stays true.
   */
  readonly divergences?: Readonly<Record<string, string>>;
}

/**
 * Tests every promise on a target, each in a test of its own.
 *
 * @example
 * describe('the contract', () => testContract(openEmulator));
 */
export function testContract(
  open: () => Promise<Target>,
  { has = ['auth', 'rest', 'realtime', 'live', 'functions'], divergences = {} }: Known = {},
): void {
  const promises: Promises = Object.assign({}, ...has.map((area) => areas[area]));
  let scene: Scene | null = null;
  beforeAll(async () => {
    scene = await openScene(await open());
  }, 240_000);
  afterAll(() => scene?.target.close());

  const keep = async (promise: (scene: Scene) => Promise<void>): Promise<void> => {
    if (scene === null) throw new Error('The scene did not open');
    await promise(scene);
  };
  const asked = Object.entries(promises).map(([sentence, promise]) => ({
    sentence,
    promise,
    reason: divergences[sentence] ?? null,
  }));

  test.each(asked.filter(({ reason }) => reason === null))('$sentence', { timeout: 30_000 }, ({ promise }) =>
    expect(keep(promise)).resolves.toBeUndefined(),
  );

  test.each(asked.filter(({ reason }) => reason !== null))(
    '$sentence – not here: $reason',
    { timeout: 30_000 },
    ({ promise }) => expect(keep(promise)).rejects.toMatchObject({ name: 'AssertionError' }),
  );

  test('every divergence is from a promise that exists', () => {
    expect(Object.keys(divergences).filter((sentence) => promises[sentence] === undefined)).toEqual([]);
  });
}
