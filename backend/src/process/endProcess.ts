/**
 * Sends a signal to a process that leads a group of its own, and to those that it has started itself.
 *
 * @returns false where it has ended already
 */
export function endProcess(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false;
    throw error;
  }
}
