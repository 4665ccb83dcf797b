import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { join } from 'node:path';

/**
 * Ends the servers that this process has started when this process ends. A separate guard process outlives it and stops
 * the servers that still run, whether this process exited, crashed or was killed.
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
  // The guard has a process group of its own, so a signal from a terminal or a test runner to this process does not reach it.
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
