import { Bench } from 'tinybench';

/** What the last call gave: kept, so that no engine finds out that nobody looks at it. */
let kept: unknown;

/**
 * The median time of one call in microseconds. Several calls that do like work on unlike inputs are measured together, so that neither the
 * clock's grain nor one lucky input tells.
 */
export async function microsecondsPerCall(calls: readonly (() => unknown)[]): Promise<number> {
  const bench = new Bench({ time: 500, warmupTime: 200 });
  bench.add('calls', () => {
    for (const call of calls) kept = call();
  });
  const [task] = await bench.run();
  if (task?.result.state !== 'completed') throw new Error('the benchmark did not run to its end', { cause: kept });
  return (task.result.latency.p50 / calls.length) * 1000;
}
