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

/** What of Supabase is asked; the last are asked last, for they make friends. */
const areas = {
  auth: authPromises,
  rest: { ...readPromises, ...writePromises, ...rightsPromises, ...refusalPromises, ...rpcPromises },
  realtime: realtimePromises,
  live: livePromises,
  functions: functionPromises,
} satisfies Record<string, Promises>;
type Area = keyof typeof areas;

interface Known {
  /** What the target has at all; everything where nothing is said. */
  readonly has?: readonly Area[];
  /** Promises that the target is known not to keep, and why; each of them must really be broken, so that the list tells the truth. */
  readonly divergences?: Readonly<Record<string, string>>;
}

/**
 * Asks every promise of a target, each in a test of its own.
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
  }, 120_000);
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

  test('every divergence is from something that is promised', () => {
    expect(Object.keys(divergences).filter((sentence) => promises[sentence] === undefined)).toEqual([]);
  });
}
