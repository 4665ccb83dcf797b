import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setUp/root.mjs';

const folder = join(root, 'supabase/migrations');

/** The file that names the migrations of the latest version. */
export const releasedMigrationsFile = join(root, 'supabase/released.json');

/**
 * The SHA-256 of each migration by the name of its file, in the order in which a database runs them.
 *
 * @returns {Record<string, string>}
 */
export function migrationDigests() {
  return Object.fromEntries(
    readdirSync(folder)
      .toSorted()
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest('hex'),
      ]),
  );
}
