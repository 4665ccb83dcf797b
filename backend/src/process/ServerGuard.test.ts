import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A program that starts a server for an hour, prints `started`, and throws when it reads a line. */
const program = `
  import { spawn } from 'node:child_process';
  import { ServerGuard } from ${JSON.stringify(join(import.meta.dirname, 'ServerGuard.ts'))};
  const hour = 'setTimeout(() => {}, 3_600_000)';
  const server = spawn(process.execPath, ['-e', hour], { detached: true, stdio: ['ignore', 'inherit', 'ignore'] });
  new ServerGuard().started(server.pid, 'SIGTERM');
  console.log('started');
  process.stdin.once('data', () => { throw new Error('a crash'); });
`;

test.each(['SIGKILL', 'SIGTERM', 'SIGINT', 'a crash'] as const)(
  'a server ends when its parent process ends by %s',
  async (how) => {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    await once(parent.stdout, 'data');
    // The server holds the other end of this pipe too, so the pipe closes when both have ended.
    const bothEnded = once(parent.stdout, 'close');
    if (how === 'a crash') parent.stdin.write('fail');
    else parent.kill(how);
    await bothEnded;
    expect(parent.exitCode ?? parent.signalCode).toBe(how === 'a crash' ? 1 : how);
  },
);
