import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type InferOutput, number, object, parse, string } from 'valibot';

const addresses = object({ url: string(), anonKey: string(), serviceKey: string(), databaseUrl: string() });

export interface LocalBackend extends InferOutput<typeof addresses> {
  readonly pid: number;
  /** The lines that the backend has logged, and how often. */
  readonly logged: ReadonlyMap<string, number>;
  stop(): Promise<void>;
}

/** Starts a whole backend on this machine, in a separate process. */
export async function startLocalBackend(folder: string): Promise<LocalBackend> {
  const child = fork(join(import.meta.dirname, 'backendProcess.ts'), [folder], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const logged = new Map<string, number>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      // An indented line belongs to the line before it.
      for (const line of text.split('\n').filter((each) => /^\S/.test(each)))
        logged.set(line, (logged.get(line) ?? 0) + 1);
    });
  }
  const ended = once(child, 'exit');
  const said: unknown = await Promise.race([
    once(child, 'message').then(([message]: unknown[]) => message),
    ended.then(() =>
      Promise.reject(new Error(`The backend ended before it answered: ${[...logged.keys()].join(' ')}`)),
    ),
  ]);
  return {
    ...parse(addresses, said),
    pid: parse(number(), child.pid),
    logged,
    async stop() {
      child.disconnect();
      await ended;
    },
  };
}
