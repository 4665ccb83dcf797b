import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from '../setUp/root.mjs';

/**
 * @typedef {object} Outcome
 * @property {number} code exit code; 1 when a signal ended the program
 * @property {string} output what it printed, both streams in the order of arrival
 * @property {number} seconds
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

function endAll() {
  // Each child leads its own process group, so that the processes it started end with it.
  for (const child of running) if (child.pid !== undefined) endGroup(child.pid);
}

/** @param {number} pid */
function endGroup(pid) {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, 'SIGTERM');
  } catch (error) {
    // The child has already ended.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

for (const [signal, code] of /** @type {const} */ ([
  ['SIGINT', 130],
  ['SIGTERM', 143],
])) {
  process.on(signal, () => {
    endAll();
    process.exit(code);
  });
}
process.on('exit', endAll);

/**
 * Runs a program in the repository, with the repository's own tools first on PATH, and waits until it ends.
 *
 * @param {readonly [string, ...string[]]} command program and arguments
 * @param {{ env?: Record<string, string | undefined>, show?: boolean, onOutput?: (text: string) => void }} [options]
 *   `show`: print what it prints while it runs
 * @returns {Promise<Outcome>} rejects only when the program cannot be started
 */
export function run([program, ...args], { env = {}, show = false, onOutput } = {}) {
  const began = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...process.env,
      PATH: [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter),
      // The program writes to a pipe, so it cannot detect a terminal with colours.
      FORCE_COLOR: show && process.stdout.isTTY ? '1' : undefined,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  });
  running.add(child);
  return new Promise((resolve, reject) => {
    let output = '';
    /** @param {NodeJS.WriteStream} stream */
    const listen = (stream) => (/** @type {string} */ text) => {
      output += text;
      if (show) stream.write(text);
      onOutput?.(text);
    };
    child.stdout.setEncoding('utf8').on('data', listen(process.stdout));
    child.stderr.setEncoding('utf8').on('data', listen(process.stderr));
    child.on('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code: code ?? 1, output, seconds: (performance.now() - began) / 1000 });
    });
  });
}
