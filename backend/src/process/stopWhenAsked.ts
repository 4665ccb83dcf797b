import { execFileSync } from 'node:child_process';

const pollMs = 1000;

/**
 * On SIGINT or SIGTERM, calls `stop` once and exits. If npm started this process, it does the same when npm has ended,
 * because a killed npm passes no signal on.
 */
export function stopWhenAsked(stop: () => Promise<void>): void {
  let isAsked = false;
  const ask = (): void => {
    if (isAsked) return;
    isAsked = true;
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', ask);
  process.on('SIGTERM', ask);
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  // The parent may be a shell that npm started and that outlives npm, so the parent's parent is watched too.
  const before = [process.ppid, parentOf(process.ppid)];
  setInterval(() => {
    if (!before.every(isRunning)) ask();
  }, pollMs).unref();
}

function parentOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }));
}

/** Whether a process exists. A process of another user refuses the signal, but exists. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
