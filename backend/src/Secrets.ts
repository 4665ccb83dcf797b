import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type InferOutput, minLength, object, parse, parseJson, pipe, string } from 'valibot';

const secret = pipe(string(), minLength(32));
const secrets = object({
  /** Signs the access tokens. */
  jwt: secret,
  /** The password of the database's roles. */
  database: secret,
  /** The key of the app, which is no token. */
  publishableKey: secret,
});

/** What nobody but this backend may know; made at its first start. */
export type Secrets = InferOutput<typeof secrets>;

/** The secrets of the backend in a folder, which only its user may read. */
export function readSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json');
  if (!existsSync(file)) {
    const made: Secrets = {
      jwt: randomBytes(32).toString('hex'),
      database: randomBytes(24).toString('hex'),
      publishableKey: `sb_publishable_${randomBytes(16).toString('hex')}`,
    };
    writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600 });
  }
  return parse(pipe(string(), parseJson(), secrets), readFileSync(file, 'utf8'));
}
