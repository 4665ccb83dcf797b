import { Bench } from 'tinybench';

/** The result of the last call. It is kept so that the engine cannot optimise the call away. */
let kept: unknown;

/**
 * The median time of one call in microseconds. Calls that do the same work on different inputs are measured together,
 * so that neither the clock's resolution nor one lucky input decides the figure.
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
