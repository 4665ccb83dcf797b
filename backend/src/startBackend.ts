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
  /** Where secrets and rows stay between two runs; `.backend` of the repository by default. */
  readonly folder?: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host?: string;
  /** A PostgreSQL of one's own, by its superuser; left out, the one of the npm package. */
  readonly databaseUrl?: string;
  /** The site that mails lead to; the backend's own address by default. */
  readonly siteUrl?: string;
  /** Whether a new address must be confirmed by mail. */
  readonly confirmEmail?: boolean;
  /** Where the jobs fetch football: from stand-ins that the simulator plays, or from the providers that the environment names. Left out, no job runs. */
  readonly football?: FootballOptions | 'environment';
}

export interface RunningBackend {
  readonly url: string;
  readonly databaseUrl: string;
  /** The stand-in of football-data.org; null where there is none. */
  readonly footballUrl: string | null;
  /** The key of the app. */
  readonly anonKey: string;
  /** The key with which the app subscribes to push. */
  readonly vapidPublicKey: string;
  /** The key that no policy restricts. */
  readonly serviceKey: string;
  /** The latest mails, newest first; their page is `/mails`. */
  mails(): Promise<readonly LoggedMail[]>;
  stop(): Promise<void>;
}

/**
 * Starts a whole project on this machine: PostgreSQL with our migrations, PostgREST, the functions, and the servers of
 * auth and realtime behind one address.
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
  /** What has been started, to be stopped in the opposite order. */
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
        // Push services want an address that somebody reads, and this site has none on the web.
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
