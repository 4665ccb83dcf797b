import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** The processor time and memory of all processes that run the same program. */
export interface Usage {
  /** The processor time in seconds, for each process since its start. */
  readonly processor: number;
  readonly megabytes: number;
}

const ticksASecond = 100;

/** Adds up the usage of a process and its descendants for each program. Reads `/proc`, so it needs Linux. */
export function readUsage(pid: number): ReadonlyMap<string, Usage> {
  const processes = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [readProcess(name)] : []));
  const family = new Set([pid]);
  // A child process may have a lower id than its parent, so the search repeats until it finds no more.
  for (let known = 0; known < family.size;) {
    known = family.size;
    for (const each of processes) if (each !== null && family.has(each.parent)) family.add(each.pid);
  }
  const usage = new Map<string, Usage>();
  for (const each of processes) {
    if (each === null || !family.has(each.pid)) continue;
    const { processor, megabytes } = usage.get(each.name) ?? { processor: 0, megabytes: 0 };
    usage.set(each.name, { processor: processor + each.processor, megabytes: megabytes + each.megabytes });
  }
  return usage;
}

/** Reads the usage and the parent of a process; null if the process has ended. */
function readProcess(pid: string) {
  const stat = readFile(`/proc/${pid}/stat`);
  if (stat === null) return null;
  // A PostgreSQL process writes its activity into its command line, after a colon.
  const [program = ''] = (readFile(`/proc/${pid}/cmdline`) ?? '').split(/[\0: ]/);
  // The second field, a name in brackets, may itself contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [parent, user, system] = [fields[1], fields[11], fields[12]].map(Number);
  // Memory that several processes share is divided between them.
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readFile(`/proc/${pid}/smaps_rollup`) ?? '')?.[1];
  return {
    pid: Number(pid),
    parent: parent ?? 0,
    name: basename(program),
    processor: ((user ?? 0) + (system ?? 0)) / ticksASecond,
    megabytes: Number(kilobytes ?? 0) / 1024,
  };
}

function readFile(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH', 'EACCES'].includes(String(error.code)))
      return null;
    throw error;
  }
}
