import { afterAll, beforeAll, expect, test } from 'vitest';
import { authPromises } from './promises/auth.ts';
import { functionPromises } from './promises/functions.ts';
import { readPromises } from './promises/reads.ts';
import { refusalPromises } from './promises/refusals.ts';
import { rightsPromises } from './promises/rights.ts';
import { writePromises } from './promises/writes.ts';
import { openScene, type Scene } from './Scene.ts';
import type { Target } from './Target.ts';

/** What the backend promises, by the sentence that says it. */
export type Promises = Readonly<Record<string, (scene: Scene) => Promise<void>>>;

const promises: Promises = {
  ...authPromises,
  ...readPromises,
  ...writePromises,
  ...rightsPromises,
  ...refusalPromises,
  ...functionPromises,
};

/**
 * Asks every promise of a target, each in a test of its own.
 *
 * @param divergences promises that the target is known not to keep, and why; each of them must really be broken, so that the list
 * tells the truth when the target is mended
 */
export function testContract(open: () => Promise<Target>, divergences: Readonly<Record<string, string>> = {}): void {
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
