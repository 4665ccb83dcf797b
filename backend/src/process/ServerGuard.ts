import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { join } from 'node:path';

/**
 * Lets no server outlive this process. A guard process beside it ends the servers that still run once this process is gone, whether it was
 * stopped, failed or was killed.
 */
export class ServerGuard {
  #guard: ChildProcess | null = null;

  /** @param signal ends the server */
  started(pid: number, signal: NodeJS.Signals): void {
    this.#tell(`started ${pid} ${signal}`);
  }

  ended(pid: number): void {
    this.#tell(`ended ${pid}`);
  }

  #tell(line: string): void {
    this.#guard ??= open();
    this.#guard.stdin?.write(`${line}\n`);
  }
}

function open(): ChildProcess {
  // In a group of its own: what a terminal or a runner sends to this process does not reach the guard.
  const guard = spawn(process.execPath, [join(import.meta.dirname, 'guard.ts')], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  guard.unref();
  // The pipe would keep this process alive.
  if (guard.stdin instanceof Socket) guard.stdin.unref();
  guard.stdin.on('error', (error) => console.error('The guard of the servers is gone', error));
  return guard;
}
