import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Tokens } from '@tribunen/protocol';
import { openAuth } from './auth/openAuth.ts';
import { startFunctions } from './functions/startFunctions.ts';
import { Gateway } from './gateway/Gateway.ts';
import { type LoggedMail, MailLog } from './mail/MailLog.ts';
import { migrate } from './postgres/migrate.ts';
import { openPool } from './postgres/openPool.ts';
import { openRoles } from './postgres/openRoles.ts';
import { startPostgres } from './postgres/startPostgres.ts';
import { freePort } from './process/freePort.ts';
import { forgetFootball } from './providers/forgetFootball.ts';
import { type FootballOptions, startProviders } from './providers/startProviders.ts';
import { openRealtime } from './realtime/openRealtime.ts';
import { startPostgRest } from './rest/startPostgRest.ts';
import { letJobsRun } from './schedules/letJobsRun.ts';
import { openSchedules } from './schedules/openSchedules.ts';
import { readSecrets } from './Secrets.ts';

export interface BackendOptions {
  /** The folder that keeps the secrets and the database between two runs; by default `.backend` in the repository. */
  readonly folder?: string;
  /** 0 picks a free port. */
  readonly port: number;
  readonly host?: string;
  /** The superuser's connection string of your own PostgreSQL; by default the npm package's PostgreSQL is started. */
  readonly databaseUrl?: string;
  /** The address of the site to which the links in mails lead; by default the backend's own address. */
  readonly siteUrl?: string;
  /** Whether a new user must confirm the email address. */
  readonly confirmEmail?: boolean;
  /**
   * Where the jobs fetch football: from simulated providers, or from the providers named in the environment. Without
   * this option the jobs fetch no football.
   */
  readonly football?: FootballOptions | 'environment';
}

export interface RunningBackend {
  readonly url: string;
  readonly databaseUrl: string;
  /** The address of the simulated football-data.org; null when no simulated providers run. */
  readonly footballUrl: string | null;
  /** The app's API key. */
  readonly anonKey: string;
  /** The key with which the app subscribes to push. */
  readonly vapidPublicKey: string;
  /** The key that bypasses all policies. */
  readonly serviceKey: string;
  /** The latest mails, newest first; `/mails` shows them as a page. */
  mails(): Promise<readonly LoggedMail[]>;
  stop(): Promise<void>;
}

/**
 * Starts a whole project on this machine behind one address: PostgreSQL with our migrations, PostgREST, the functions,
 * and the auth and realtime servers.
 *
 * @example
 * const backend = await startBackend({ folder: '.backend', port: 54321 });
 * const client = createClient(backend.url, backend.anonKey);
 */
export async function startBackend({
  folder = join(import.meta.dirname, '../../.backend'),
  port: asked,
  host = '127.0.0.1',
  databaseUrl,
  siteUrl,
  confirmEmail = false,
  football,
}: BackendOptions): Promise<RunningBackend> {
  mkdirSync(folder, { recursive: true });
  const secrets = readSecrets(folder);
  /** The stop functions of the started services, which run in reverse order. */
  const started: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const end of started.splice(0).toReversed()) await end();
  };
  try {
    const postgres =
      databaseUrl === undefined
        ? await startPostgres(join(folder, 'postgres'), secrets.database)
        : { url: databaseUrl, stop: () => Promise.resolve() };
    started.push(() => postgres.stop());
    const pool = openPool(postgres.url, 8);
    started.push(() => pool.end());
    await migrate(pool);
    const roles = await openRoles(pool, postgres.url, secrets.database);

    const port = asked === 0 ? await freePort() : asked;
    const url = `http://${host}:${port}`;
    const tokens = new Tokens(secrets.jwt, `${url}/auth/v1`);
    const [anonToken, serviceKey] = [await tokens.signKey('anon'), await tokens.signKey('service_role')];
    const mails = new MailLog(pool);
    const auth = openAuth(pool, tokens, (mail) => mails.add(mail));
    auth.configure({ confirmEmail, ...(siteUrl !== undefined && { siteUrl }) });
    const realtime = await openRealtime(pool, roles.reader, auth);
    started.push(() => realtime.stop());
    const startedServer = <Server extends { stop: () => Promise<void> } | null>(server: Server): Server => {
      if (server !== null) started.push(() => server.stop());
      return server;
    };
    const providers = typeof football === 'object' ? await startProviders(football).then(startedServer) : null;
    const jobSecret = randomBytes(24).toString('hex');
    const [rest, functions] = await Promise.all([
      startPostgRest(roles.authenticator, secrets.jwt, join(folder, 'postgrest.log')).then(startedServer),
      startFunctions({
        SUPABASE_URL: url,
        SUPABASE_ANON_KEY: anonToken,
        SUPABASE_SERVICE_ROLE_KEY: serviceKey,
        SUPABASE_DB_URL: postgres.url,
        ...(football !== undefined && { JOB_SECRET: jobSecret }),
        ...providers?.env,
        SITE_URL: siteUrl ?? url,
        VAPID_PUBLIC_KEY: secrets.vapid.publicKey,
        VAPID_PRIVATE_KEY: secrets.vapid.privateKey,
        // Push services expect a contact address, and this site has no public URL.
        VAPID_SUBJECT: 'mailto:hei@tribunen.example',
        MAIL_LOG_URL: `${url}/mails`,
      }).then(startedServer),
    ]);

    const gateway = new Gateway({
      auth,
      realtime: realtime.server,
      mails,
      restPort: rest.port,
      functionsPort: functions?.port ?? null,
      serviceKey,
      keys: [secrets.publishableKey, anonToken, serviceKey],
    });
    await gateway.start(port, host);
    started.push(() => gateway.stop());
    if (providers !== null) await forgetFootball(pool);
    if (football !== undefined) await letJobsRun(pool, url, jobSecret);
    const schedules = openSchedules(pool);
    started.push(() => schedules.stop());
    return {
      url,
      databaseUrl: postgres.url,
      footballUrl: providers?.url ?? null,
      anonKey: secrets.publishableKey,
      vapidPublicKey: secrets.vapid.publicKey,
      serviceKey,
      mails: () => mails.latest(),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
