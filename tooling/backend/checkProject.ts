import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { Client } from 'pg';

const root = join(import.meta.dirname, '../../supabase');

/** The result of a check. `wrong` is null if the check passes, otherwise the fault and its repair. */
export interface Finding {
  readonly of: 'functions' | 'live endpoints' | 'sign-in' | 'tables' | 'realtime' | 'database' | 'schedules' | 'data';
  readonly what: string;
  readonly wrong: string | null;
}

export interface CheckedProject {
  readonly url: string;
  readonly anonKey: string;
  /** The app's `VITE_API_URL`; by default the function `api`. */
  readonly apiUrl?: string;
  /**
   * The address of the database, with a role that may read its catalogue. Without it, migrations, policies, schedules
   * and the age of the data are not checked.
   */
  readonly databaseUrl?: string;
}

/**
 * Checks a deployed project: every function and policy, a selection of the tables, the sign-in, Realtime, the
 * schedules, and the age of the football data. Writes nothing.
 *
 * @example
 * const findings = await checkProject({ url: 'https://abc.supabase.co', anonKey });
 * findings.filter(({ wrong }) => wrong !== null);
 */
export async function checkProject(project: CheckedProject): Promise<readonly Finding[]> {
  const { databaseUrl } = project;
  const parts = await Promise.all([
    checkFunctions(project),
    checkLiveEndpoints(project),
    checkSignIn(project),
    checkTables(project),
    checkRealtime(project),
    databaseUrl === undefined ? [] : checkDatabase(databaseUrl),
  ]);
  return parts.flat();
}

const jobs = ['sync-live', 'sync-days', 'sync-fantasy', 'retention', 'send-push'];
/** Jobs that run in the database and call no function. */
const ownJobs = ['keep-presence'];
const deploy = 'run: supabase functions deploy --use-api';

async function checkFunctions({ url, anonKey }: CheckedProject): Promise<readonly Finding[]> {
  const config = readFileSync(join(root, 'config.toml'), 'utf8');
  const names = readdirSync(join(root, 'functions'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return Promise.all(
    names.map(async ({ name }): Promise<Finding> => {
      const answer = (wrong: string | null): Finding => ({ of: 'functions', what: name, wrong });
      const ask = (init: RequestInit) => askStatus(`${url}/functions/v1/${name}`, init);
      const posted = await ask({ method: 'POST', headers: { apikey: anonKey }, body: 'x' });
      if (jobs.includes(name)) {
        const refuses = posted === 401 || posted === 403;
        return answer(
          refuses ? null : `it answers ${posted} to a caller without JOB_SECRET; set the secret, and ${deploy}`,
        );
      }
      const preflight = await ask({ method: 'OPTIONS', headers: { apikey: anonKey } });
      if (preflight !== 200) return answer(`it answers a preflight with ${preflight}; ${deploy}`);
      const isOpen = config.includes(`[functions.${name}]\nverify_jwt = false`);
      if (!isOpen && posted !== 401)
        return answer(`it answers ${posted} to a caller without a token, not 401; ${deploy}`);
      // A function answers 503 until the jobs have fetched the football data. `checkAge` reports that.
      if (isOpen && posted >= 500 && posted !== 503) {
        return answer(`it answers ${posted}; look at its log, and at the secrets (supabase secrets list)`);
      }
      return answer(null);
    }),
  );
}

async function checkLiveEndpoints({ url, apiUrl, anonKey }: CheckedProject): Promise<readonly Finding[]> {
  const api = apiUrl ?? `${url}/functions/v1/api`;
  return Promise.all(
    ['/boot/live', '/boot/version', '/live/delta?since=0'].map(async (path): Promise<Finding> => {
      const status = await askStatus(`${api}${path}`, { headers: { apikey: anonKey } });
      const known = status === 200 || (status === 503 && path === '/boot/live');
      const wrong = known ? null : `${api}${path} answers ${status}; VITE_API_URL must lead to the function «api»`;
      return { of: 'live endpoints', what: path, wrong };
    }),
  );
}

async function checkSignIn({ url, anonKey }: CheckedProject): Promise<readonly Finding[]> {
  const answer = await askJson(`${url}/auth/v1/settings`, { headers: { apikey: anonKey } });
  const of = 'sign-in' as const;
  if (answer === null)
    return [{ of, what: 'settings', wrong: 'they could not be read; look at Authentication in the dashboard' }];
  const external = isObject(answer['external']) ? answer['external'] : {};
  const push = 'run: supabase config push';
  return [
    { of, what: 'redirects', wrong: await redirectsToThisMachine(url, anonKey) },
    { of, what: 'sign-up is open', wrong: answer['disable_signup'] === true ? push : null },
    { of, what: 'addresses are confirmed', wrong: answer['mailer_autoconfirm'] === true ? push : null },
    {
      of,
      what: 'Google',
      wrong: external['google'] === true ? null : `set GOOGLE_CLIENT_ID and …_SECRET, and ${push}`,
    },
  ];
}

/**
 * Returns the fault if a link in a mail may lead to a program on the reader's machine, and otherwise null. The function
 * requests an invalid link whose `redirect_to` is localhost. The auth server redirects to localhost if the project
 * allows it, and otherwise to the site.
 */
async function redirectsToThisMachine(url: string, anonKey: string): Promise<string | null> {
  if (isThisMachine(url)) return null;
  const query = new URLSearchParams({ type: 'magiclink', token: 'x', redirect_to: 'http://localhost:5173' });
  const response = await fetch(`${url}/auth/v1/verify?${query}`, {
    headers: { apikey: anonKey },
    redirect: 'manual',
  }).catch(() => null);
  await response?.body?.cancel();
  const location = response?.headers.get('location') ?? null;
  if (location === null || !isThisMachine(new URL(location, url).href)) return null;
  return 'localhost is among them, so that a link of yours can lead to a program on the reader’s machine; remove it (Authentication → URL Configuration)';
}

function isThisMachine(address: string): boolean {
  return ['localhost', '127.0.0.1'].includes(new URL(address).hostname);
}

/** Some of the tables that everybody may read. */
const open = ['live_matches_new', 'live_events_new', 'match_state', 'team_messages', 'profiles'];
/** Some of the tables that a signed-out visitor may not read. */
const closed = ['user_follows', 'messages', 'friendships', 'invitations', 'user_blocks', 'provider_answers'];

async function checkTables({ url, anonKey }: CheckedProject): Promise<readonly Finding[]> {
  const push = 'run: supabase db push';
  return Promise.all(
    [...open, ...closed].map(async (table): Promise<Finding> => {
      const status = await askStatus(`${url}/rest/v1/${table}?limit=1`, { headers: { apikey: anonKey } });
      const expected = open.includes(table) ? 200 : 401;
      const wrong = status === expected ? null : `a visitor gets ${status}, not ${expected}; ${push}`;
      return { of: 'tables', what: table, wrong };
    }),
  );
}

/**
 * Checks that a signed-out visitor can open a public channel, and cannot open the channel of online users. Pages
 * receive the rows of the matches on public channels, so «Allow public access» must be on.
 */
async function checkRealtime({ url, anonKey }: CheckedProject): Promise<readonly Finding[]> {
  const of = 'realtime' as const;
  const client = createClient(url, anonKey, { auth: { persistSession: false } });
  const isOpen = (name: string, isPrivate: boolean): Promise<boolean> =>
    new Promise((resolve) => {
      client
        .channel(name, { config: { private: isPrivate, presence: { enabled: true } } })
        .subscribe((status) => resolve(status === 'SUBSCRIBED'));
    });
  const settings = 'Realtime → Settings';
  const [publicly, online] = await Promise.all([isOpen('check-backend', false), isOpen('online_users', true)]);
  await client.removeAllChannels();
  await client.realtime.disconnect();
  return [
    {
      of,
      what: 'public channels',
      wrong: publicly
        ? null
        : `they are refused, and pages get no goals; switch «Allow public access» on (${settings})`,
    },
    {
      of,
      what: 'who is online',
      wrong: online
        ? 'a visitor may read it; run: supabase db push, and look at the policies of realtime.messages'
        : null,
    },
  ];
}

async function checkDatabase(connectionString: string): Promise<readonly Finding[]> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
  } catch (error) {
    const why = error instanceof Error ? error.message : 'no answer';
    return [{ of: 'database', what: 'connection', wrong: `${why}; look at SUPABASE_DB_URL and its password` }];
  }
  try {
    const values = async (sql: string): Promise<readonly string[]> =>
      (await client.query<{ value: string }>(sql)).rows.map(({ value }) => value);
    const migrations = await checkMigrations(values);
    // Without the migrations there are no tables to check.
    if (migrations.some(({ wrong }) => wrong !== null)) return migrations;
    return [
      ...migrations,
      ...(await checkPolicies(values)),
      ...(await checkSchedules(values)),
      ...(await checkAge(values)),
    ];
  } finally {
    await client.end();
  }
}

type Values = (sql: string) => Promise<readonly string[]>;

const scripts = (): readonly { readonly version: string; readonly sql: string }[] =>
  readdirSync(join(root, 'migrations'))
    .toSorted()
    .map((file) => ({ version: file.split('_')[0] ?? '', sql: readFileSync(join(root, 'migrations', file), 'utf8') }));

async function checkMigrations(values: Values): Promise<readonly Finding[]> {
  const [isThere] = await values(
    "select (to_regclass('supabase_migrations.schema_migrations') is not null)::text as value",
  );
  const done =
    isThere === 'true' ? await values('select version as value from supabase_migrations.schema_migrations') : [];
  const missing = scripts().filter(({ version }) => !done.includes(version));
  const wrong = missing.length === 0 ? null : `${missing.length} are missing; run: supabase db push`;
  return [{ of: 'database', what: 'migrations', wrong }];
}

async function checkPolicies(values: Values): Promise<readonly Finding[]> {
  const wanted = scripts().flatMap(({ sql }) =>
    [...sql.matchAll(/create policy "([^"]+)"/g)].map(([, name = '']) => name),
  );
  const there = new Set(await values('select policyname as value from pg_policies'));
  const missing = wanted.filter((name) => !there.has(name));
  const bare = await values(
    "select relname as value from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity",
  );
  const published = new Set(
    await values("select tablename as value from pg_publication_tables where pubname = 'supabase_realtime'"),
  );
  const unheard = ['live_matches_new', 'live_events_new', 'match_state', 'team_messages'].filter(
    (each) => !published.has(each),
  );
  const endless = await values(
    `select rolname as value from pg_roles where rolname in ('anon', 'authenticated')
       and not exists (select from unnest(rolconfig) as setting where setting like 'statement_timeout=%')`,
  );
  return [
    {
      of: 'database',
      what: 'time-outs of queries',
      wrong: endless.length === 0 ? null : `none for ${endless.join(', ')}; set statement_timeout as the migrations do`,
    },
    {
      of: 'database',
      what: `${wanted.length} policies`,
      wrong: missing.length === 0 ? null : `missing: ${missing.join(', ')}; run: supabase db push`,
    },
    {
      of: 'database',
      what: 'row-level security',
      wrong: bare.length === 0 ? null : `none on ${bare.join(', ')}; run: alter table … enable row level security`,
    },
    {
      of: 'database',
      what: 'realtime',
      wrong: unheard.length === 0 ? null : `${unheard.join(', ')} are not published; run: supabase db push`,
    },
  ];
}

async function checkSchedules(values: Values): Promise<readonly Finding[]> {
  const of = 'schedules' as const;
  const [has] = await values("select (to_regclass('cron.job') is not null)::text as value");
  if (has !== 'true')
    return [
      {
        of,
        what: 'pg_cron',
        wrong: 'switch on pg_cron and pg_net (Database → Extensions), and run the migration again',
      },
    ];
  const active = await values('select jobname as value from cron.job where active');
  const secrets = await values(
    "select name as value from vault.decrypted_secrets where name in ('project_url', 'job_secret')",
  );
  const failed = await values(
    "select return_message as value from cron.job_run_details where status = 'failed' and start_time > now() - interval '10 minutes' order by start_time desc limit 1",
  );
  // For a job that has never run, the time since the first run of any job counts: in a new project, the job `retention`
  // does not run before the first night.
  const late = await values(
    `select jobname as value
     from cron.job
     left join lateral (select max(start_time) as at from cron.job_run_details as run where run.jobid = job.jobid) as last on true
     where coalesce(last.at, (select min(start_time) from cron.job_run_details), '-infinity')
       < now() - case jobname when 'retention' then interval '26 hours' else interval '10 minutes' end`,
  );
  const [isCrowded] = await values("select (mode = 'crowd')::text as value from public.live_mode");
  const scheduled = [...jobs, ...ownJobs, ...(isCrowded === 'true' ? ['send-broadcasts'] : [])];
  const wrongWith = (job: string): string | null => {
    if (!active.includes(job)) return 'it is not scheduled; run: supabase db push';
    return late.includes(job) ? 'it has not run for too long; look at pg_cron (Database → Extensions)' : null;
  };
  return [
    ...scheduled.map((what) => ({
      of,
      what,
      wrong: wrongWith(what),
    })),
    ...['project_url', 'job_secret'].map((what) => ({
      of,
      what: `the secret ${what}`,
      wrong: secrets.includes(what) ? null : `run: select vault.create_secret('…', '${what}')`,
    })),
    {
      of,
      what: 'the last ten minutes',
      wrong: failed[0] ?? null,
    },
  ];
}

/**
 * How many minutes old the provider's last answer may be. The jobs request today's lists every five minutes, even when
 * no match is near.
 */
const oldestMinutes = 15;

async function checkAge(values: Values): Promise<readonly Finding[]> {
  const of = 'data' as const;
  const look = 'look at the log of sync-days, FOOTBALL_DATA_KEY and JOB_SECRET';
  const football = "private.provider_calls where provider not in ('fantasy.premierleague.com', 'fantasy.tv2.no')";
  const [age = null] = await values(
    `select round(extract(epoch from now() - max(answered_at)) / 60)::text as value from ${football}`,
  );
  const [fault = null] = await values(
    `select call || ' ' || fault as value from ${football} and fault is not null order by asked_at desc limit 1`,
  );
  const isLate = age !== null && Number(age) > oldestMinutes;
  const since = age === null ? 'the provider has answered nothing' : `the provider has not answered for ${age} minutes`;
  const findings: Finding[] = [
    {
      of,
      what: age === null ? 'the provider' : `the provider’s last answer, ${age} minutes old`,
      wrong: age !== null && !isLate ? null : `${since}${fault === null ? '' : ` (${fault})`}; ${look}`,
    },
  ];
  for (const table of ['provider_answers', 'provider_matches', 'provider_teams']) {
    const [count] = await values(`select count(*)::text as value from public.${table}`);
    findings.push({ of, what: `${count} rows of ${table}`, wrong: count === '0' ? `nothing is kept; ${look}` : null });
  }
  return findings;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

async function askJson(url: string, init: RequestInit): Promise<Readonly<Record<string, unknown>> | null> {
  const response = await fetch(url, init).catch(() => null);
  if (response?.ok !== true) return null;
  const body: unknown = await response.json().catch(() => null);
  return isObject(body) ? body : null;
}

/** The status of a response; 0 if there is no response. */
async function askStatus(url: string, init: RequestInit): Promise<number> {
  const response = await fetch(url, init).catch(() => null);
  await response?.body?.cancel();
  return response?.status ?? 0;
}
