import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { endProcess } from './endProcess.ts';
import { ServerGuard } from './ServerGuard.ts';

interface ChildServerOptions {
  /** Names the server in logs and errors. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly options: SpawnOptions;
  /** The file for the server's output; by default this process's standard output and standard error. */
  readonly logFile?: string;
  /** Whether the server answers requests. */
  readonly isUp: () => Promise<boolean>;
  readonly stopSignal?: NodeJS.Signals;
  /**
   * Whether the server is started again when it exits by itself, for example because somebody has restarted the
   * database.
   */
  readonly lasts?: boolean;
}

const longestStartMs = 60_000;
const pollMs = 25;
const guard = new ServerGuard();

/** A server in a child process, which never outlives this process. */
export class ChildServer {
  readonly #given: ChildServerOptions;
  #child: ChildProcess | null = null;
  #isStopping = false;

  constructor(given: ChildServerOptions) {
    this.#given = given;
  }

  /** Starts the server and waits until it answers. */
  async start(): Promise<void> {
    this.#spawn();
    try {
      await this.#answers();
    } catch (error) {
      await this.stop();
      throw error;
    }
  }

  async #answers(): Promise<void> {
    const { name, isUp, logFile } = this.#given;
    const where = logFile === undefined ? '' : `: see ${logFile}`;
    const until = Date.now() + longestStartMs;
    while (!(await isUp())) {
      if (this.#child === null) throw new Error(`${name} ended before it answered${where}`);
      if (Date.now() > until) throw new Error(`${name} did not answer within a minute${where}`);
      await delay(pollMs);
    }
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    const child = this.#child;
    if (child?.pid === undefined) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (endProcess(child.pid, this.#signal())) await ended;
  }

  #spawn(): void {
    const { name, command, args, options, logFile, lasts = false } = this.#given;
    const log = logFile === undefined ? 'inherit' : openSync(logFile, 'a');
    const child = spawn(command, [...args], { ...options, stdio: ['ignore', log, log], detached: true });
    if (typeof log === 'number') closeSync(log);
    this.#child = child;
    const { pid } = child;
    if (pid !== undefined) guard.started(pid, this.#signal());
    child.once('error', (error) => {
      console.error(`${name} could not be started`, error);
      this.#child = null;
    });
    child.once('exit', (code) => {
      this.#child = null;
      if (pid !== undefined) guard.ended(pid);
      if (this.#isStopping) return;
      console.error(`${name} exited by itself (${code})`);
      if (lasts) this.#spawn();
    });
  }

  #signal(): NodeJS.Signals {
    return this.#given.stopSignal ?? 'SIGTERM';
  }
}
