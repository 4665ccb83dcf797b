import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { join } from 'node:path';

/**
 * Makes sure that the servers of this process end with it, whether this process exits, crashes or is killed. A separate
 * guard process outlives this process, and then stops the servers that still run.
 */
export class ServerGuard {
  #guard: ChildProcess | null = null;

  /** @param signal the signal that ends the server */
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
  // A terminal or a test runner signals the process group of this process. The guard gets a group of its own, so such a
  // signal does not reach the guard.
  const guard = spawn(process.execPath, [join(import.meta.dirname, 'guard.ts')], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  guard.unref();
  // An open pipe would keep this process alive.
  if (guard.stdin instanceof Socket) guard.stdin.unref();
  guard.stdin.on('error', (error) => console.error('The guard of the servers is gone', error));
  return guard;
}
