import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { endProcess } from './endProcess.ts';

// The program of `ServerGuard`. It reads `started <pid> <signal>` and `ended <pid>` from standard input. The input
// closes when the parent process ends, for whatever reason. The guard then ends the servers that still run.
const longestStopMs = 10_000;
const pollMs = 50;
const running = new Map<number, NodeJS.Signals>();

for await (const line of createInterface({ input: process.stdin })) {
  const [what, pid, signal] = line.split(' ');
  if (what === 'started') running.set(Number(pid), signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM');
  else running.delete(Number(pid));
}
const left = (signalOf: (usual: NodeJS.Signals) => NodeJS.Signals): void => {
  for (const [pid, usual] of running) if (!endProcess(pid, signalOf(usual))) running.delete(pid);
};
left((usual) => usual);
for (const until = Date.now() + longestStopMs; running.size > 0 && Date.now() < until;) {
  await delay(pollMs);
  for (const pid of running.keys()) if (!isRunning(pid)) running.delete(pid);
}
left(() => 'SIGKILL');

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
