import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { Passwords } from '@tribunen/protocol';

/** The cost of one guess: 128 · N · r bytes of memory, 16 MiB. */
const cost = { N: 16_384, r: 8, p: 1 } as const;
const keyBytes = 32;

/**
 * Stores passwords as salted scrypt hashes. Each stored hash names the cost that it was made with, so the cost can rise
 * later without invalidating old passwords.
 */
export const scryptPasswords: Passwords = {
  async store(password) {
    const salt = randomBytes(16);
    const hash = await derive(password, salt, cost);
    return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$');
  },
  async matches(password, stored) {
    const [name, N, r, p, salt, hash] = stored.split('$');
    if (name !== 'scrypt' || salt === undefined || hash === undefined) return false;
    const expected = Buffer.from(hash, 'base64');
    const found = await derive(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) });
    return found.length === expected.length && timingSafeEqual(found, expected);
  },
};

function derive(
  password: string,
  salt: Buffer,
  given: { readonly N: number; readonly r: number; readonly p: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyBytes, given, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
}
