import { createHmac } from 'node:crypto';
import { createRandom, seededUuid } from '@tribunen/football';

type KeyFacts = [algorithm: HmacImportParams, extractable: boolean, uses: KeyUsage[]];

/** The bytes of each imported key. They are kept across runs, because the process imports its keys only once. */
const keys = new WeakMap<CryptoKey, Uint8Array>();

/**
 * Seeds all randomness of this process. Signing becomes synchronous, because the duration of signing on another thread
 * would differ between two runs of a seed.
 *
 * @returns a function that restores the process's own randomness
 */
export function seedProcess(seed: number): () => void {
  const random = createRandom(seed, 'process');
  let drawn = 0;
  const own = { random: Math.random, randomUUID: crypto.randomUUID };
  Math.random = random;
  Object.assign(crypto, {
    randomUUID: () => {
      drawn += 1;
      return seededUuid(seed, drawn);
    },
  });
  const { subtle } = crypto;
  const importKey = subtle.importKey.bind(subtle);
  const replace = (name: string, value: unknown): void => {
    Object.defineProperty(subtle, name, { value, configurable: true });
  };
  replace('importKey', async (format: 'raw', bytes: Uint8Array<ArrayBuffer>, ...rest: KeyFacts) => {
    const key = await importKey(format, bytes, ...rest);
    keys.set(key, bytes);
    return key;
  });
  replace('sign', (_algorithm: unknown, key: CryptoKey, bytes: Uint8Array) => {
    const made = keys.get(key);
    if (made === undefined) throw new Error('A key that was not imported here cannot sign');
    return Promise.resolve(new Uint8Array(createHmac('sha256', made).update(bytes).digest()).buffer);
  });
  return () => {
    Math.random = own.random;
    Object.assign(crypto, { randomUUID: own.randomUUID });
    for (const name of ['importKey', 'sign']) Reflect.deleteProperty(subtle, name);
  };
}
