import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Day, Done, Task } from './Work.ts';

/**
 * Node options for a worker. Most objects of a run live for a simulated minute, so a large young generation halves the
 * time of garbage collection. Nobody reads the stack traces.
 */
const execArgv = ['--max-semi-space-size=64', '--stack-trace-limit=0'];

/** A worker process. It runs one task at a time. */
export class Worker {
  readonly #process: ChildProcess;

  /** @param mutant the deliberate bug with which the process runs; null for none */
  constructor(mutant: string | null) {
    const file = join(import.meta.dirname, 'workerProcess.ts');
    this.#process = fork(file, mutant === null ? [] : ['--mutant', mutant], { execArgv });
  }

  run(seeds: readonly number[], day: Day): Promise<Extract<Done, { kind: 'ran' }>> {
    return this.#ask({ kind: 'run', seeds, day }, (done) => (done.kind === 'ran' ? done : null));
  }

  shrink(seed: number, day: Day): Promise<Extract<Done, { kind: 'shrunk' }>> {
    return this.#ask({ kind: 'shrink', seed, day }, (done) => (done.kind === 'shrunk' ? done : null));
  }

  day(): Promise<Extract<Done, { kind: 'lived' }>> {
    return this.#ask({ kind: 'day' }, (done) => (done.kind === 'lived' ? done : null));
  }

  /** Runs the chats of some seeds, until a seed breaks a law. */
  chat(seeds: readonly number[]): Promise<Extract<Done, { kind: 'chatted' }>> {
    return this.#ask({ kind: 'chat', seeds }, (done) => (done.kind === 'chatted' ? done : null));
  }

  stop(): void {
    this.#process.kill();
  }

  #ask<Answer>(task: Task, pick: (done: Done) => Answer | null): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const child = this.#process;
      const failed = (code: number | null): void => {
        reject(new Error(`A worker ended with code ${code}`));
      };
      child.once('exit', failed);
      child.once('message', (done: Done) => {
        child.off('exit', failed);
        const answer = pick(done);
        if (answer === null) reject(new TypeError(`A worker replied ${done.kind} to ${task.kind}`));
        else resolve(answer);
      });
      child.send(task);
    });
  }
}
