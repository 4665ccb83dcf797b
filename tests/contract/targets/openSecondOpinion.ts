import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import type { Target } from '../Target.ts';

const supabase = join(import.meta.dirname, '../../../supabase');

const jwtSecret = 'only-this-process-and-its-memory-are-signed-for';

function serviceKey(): string {
  const iat = Math.floor(Date.now() / 1000);
  const [header, claims] = [
    { alg: 'HS256', typ: 'JWT' },
    { role: 'service_role', iat, exp: iat + 3600 },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const signed = `${header}.${claims}`;
  return `${signed}.${createHmac('sha256', jwtSecret).update(signed).digest('base64url')}`;
}

/** Opens an implementation that is not ours: @supabase/lite over PGlite, with our migrations. It takes some seconds. */
export async function openSecondOpinion(): Promise<Target> {
  process.env['LITE_TELEMETRY'] = '0';
  const url = 'http://127.0.0.1:54321';
  const mails: { readonly to: string; readonly text?: string }[] = [];
  const connection = await createPgliteConnection({ url: 'memory://' });
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: jwtSecret,
      site_url: url,
      minimum_password_length: 12,
      external: { google: { enabled: true, client_id: 'nobody', secret: 'none' } },
    },
    options: {
      server: { apiKeys: false },
      drivers: { email: { send: (mail: (typeof mails)[number]) => Promise.resolve(void mails.push(mail)) } },
    },
  });
  await app.init();
  await app.ensureSystemSchema();
  for (const role of ['anon', 'authenticated', 'service_role bypassrls']) {
    await connection.driver.exec(`do $$ begin create role ${role}; exception when duplicate_object then null; end $$`);
  }
  // @supabase/lite has no realtime: the policies of its rooms need their table.
  const scripts = [
    'tests/hostedRealtime.sql',
    ...readdirSync(join(supabase, 'migrations'))
      .toSorted()
      .map((name) => `migrations/${name}`),
  ].map((name) => readFileSync(join(supabase, name), 'utf8'));
  for (const script of scripts) await connection.driver.exec(script);

  // On its first request @supabase/lite grants every table to everybody, so the grants of the migrations are repeated
  // after that. It leaves functions as they are.
  await app.fetch(new Request(`${url}/rest/v1/live_matches_new?select=id`));
  for (const [statement] of scripts.join('\n').matchAll(/^(?:revoke|grant)\b(?! execute)[^;]*;/gms)) {
    await connection.driver.exec(statement);
  }
  return {
    url,
    anonKey: 'anonymous-key',
    serviceKey: serviceKey(),
    apiUrl: `${url}/api`,
    fetch: (input, init) => app.fetch(new Request(input, init)),
    codeMailedTo: (email) => {
      const mail = mails.findLast(({ to }) => to === email);
      return Promise.resolve(/\b\d{6}\b/.exec(mail?.text ?? '')?.[0]);
    },
    close: () => connection.close(),
  };
}
