import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeVapidKeys } from './push/makeVapidKeys.ts';
import { type InferOutput, minLength, object, optional, parse, parseJson, pipe, string } from 'valibot';

const secret = pipe(string(), minLength(32));
const secrets = object({
  /** Signs the access tokens. */
  jwt: secret,
  /** The password of the database's roles. */
  database: secret,
  /** The app's API key, which is not a token. */
  publishableKey: secret,
  /**
   * The key pair that identifies the project to push services. A secrets file without a pair gets one at the next
   * start.
   */
  vapid: optional(object({ publicKey: secret, privateKey: secret })),
});

/** The secrets of one backend, created at its first start. */
export interface Secrets extends InferOutput<typeof secrets> {
  readonly vapid: ReturnType<typeof makeVapidKeys>;
}

/** Reads the secrets in a folder, or creates them in a file that only the current user of this machine may read. */
export function readSecrets(folder: string): Secrets {
  const file = join(folder, 'secrets.json');
  const known = existsSync(file) ? parse(pipe(string(), parseJson(), secrets), readFileSync(file, 'utf8')) : null;
  const made: Secrets = {
    jwt: known?.jwt ?? randomBytes(32).toString('hex'),
    database: known?.database ?? randomBytes(24).toString('hex'),
    publishableKey: known?.publishableKey ?? `sb_publishable_${randomBytes(16).toString('hex')}`,
    vapid: known?.vapid ?? makeVapidKeys(),
  };
  if (known?.vapid === undefined) writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600 });
  return made;
}
