/**
 * Sends a signal to a process group: a process and the processes that it has started.
 *
 * @returns false if the group has already ended
 */
export function endProcess(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}
