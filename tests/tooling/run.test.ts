import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { run } from '../../tooling/process/run.mjs';

const node = (code: string): [string, ...string[]] => [process.execPath, '--input-type=module', '--eval', code];

describe('running a program', () => {
  test('a program’s exit code is returned, with everything that it wrote to stdout and stderr', async () => {
    const { code, output } = await run(node('console.log("out"); console.error("err"); process.exitCode = 3;'));
    expect(code).toBe(3);
    expect(output.split('\n').toSorted()).toEqual(['', 'err', 'out']);
  });

  test('a program gets the given environment, without the variables given as undefined', async () => {
    vi.stubEnv('TRIBUNEN_TEST_GONE', 'still here');
    onTestFinished(() => void vi.unstubAllEnvs());
    const { output } = await run(node('console.log(process.env.TRIBUNEN_TEST_GONE, process.env.GIVEN)'), {
      env: { TRIBUNEN_TEST_GONE: undefined, GIVEN: 'yes' },
    });
    expect(output).toBe('undefined yes\n');
  });

  test('running a program that does not exist is an error', async () => {
    await expect(run(['tribunen-no-such-program'])).rejects.toThrow(/ENOENT/);
  });
});

test.for(['SIGINT', 'SIGTERM'] as const)(
  'a script that receives %s stops its child processes, and their child processes',
  async (signal) => {
    const runModule = pathToFileURL(join(import.meta.dirname, '../../tooling/process/run.mjs')).href;
    const grandchild = 'console.log("up"); setInterval(() => undefined, 1000)';
    const child = `import { spawn } from 'node:child_process'; spawn(process.execPath, ['--eval', ${JSON.stringify(grandchild)}], { stdio: 'inherit' })`;
    const script = `
    import { run } from ${JSON.stringify(runModule)};
    await run([process.execPath, '--input-type=module', '--eval', ${JSON.stringify(child)}], { show: true });
  `;
    const [program, ...args] = node(script);
    const parent = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve) => parent.stdout.once('data', resolve));

    parent.kill(signal);

    // The event «close» comes when the last of the three processes has closed the pipe that they share.
    await new Promise((resolve) => parent.once('close', resolve));
    expect(parent.exitCode).toBe(signal === 'SIGINT' ? 130 : 143);
  },
);
