import { createRandom } from './createRandom.ts';

const words = 4;

/**
 * A UUID that depends on its key alone, of version 8, the version for custom UUIDs. Each quarter comes from a random
 * stream of its own, so that all 122 free bits vary with the key.
 */
export function seededUuid(...key: readonly (string | number)[]): string {
  const hex = Array.from({ length: words }, (_, word) =>
    Math.floor(createRandom('uuid', word, ...key)() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4] ?? '8';
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
