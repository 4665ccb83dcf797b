import { parseArgs } from 'node:util';
import type { Done, Task } from './Work.ts';

// Each worker is a separate process, because the clock, the randomness and the mutant affect the whole process.
const { values } = parseArgs({ options: { mutant: { type: 'string' } } });
if (values.mutant !== undefined) {
  const { mutateWhileLoading } = await import('../mutants/mutateWhileLoading.ts');
  mutateWhileLoading(values.mutant);
}
const { drawDayPlan } = await import('../plan/drawDayPlan.ts');
const { mutants } = await import('../mutants/mutants.ts');
const { drawChatPlan } = await import('../chat/drawChatPlan.ts');
const { runChatPlan } = await import('../chat/runChatPlan.ts');
const { describePlan } = await import('./describePlan.ts');
const { runDay } = await import('./runDay.ts');
const { runPlan } = await import('./runPlan.ts');
const { shrinkPlan } = await import('./shrinkPlan.ts');

/** The only channel that law 6 observes, if the mutant names one; null for all channels. */
const channel = mutants.find(({ name }) => name === values.mutant)?.channel ?? null;

async function carryOut(task: Task): Promise<Done> {
  if (task.kind === 'shrink') {
    const { plan, result } = await shrinkPlan(drawDayPlan(task.day, task.seed));
    return { kind: 'shrunk', result, lines: describePlan(plan), plan: JSON.stringify(plan) };
  }
  if (task.kind === 'day') return { kind: 'lived', result: await runDay() };
  if (task.kind === 'chat') return { kind: 'chatted', results: await runChats(task.seeds) };
  const results = [];
  for (const seed of task.seeds) {
    const { log: _log, ...result } = await runPlan(drawDayPlan(task.day, seed), false, channel);
    results.push(result);
    if (result.violation !== null) break;
  }
  return { kind: 'ran', results };
}

async function runChats(seeds: readonly number[]) {
  const results = [];
  for (const seed of seeds) {
    const { log: _log, ...result } = await runChatPlan(drawChatPlan(seed));
    results.push(result);
    if (result.violation !== null) break;
  }
  return results;
}

process.on('message', (task: Task) => {
  carryOut(task).then(
    (done) => process.send?.(done),
    (error: unknown) => {
      console.error('A worker could not do its task', error);
      process.exit(1);
    },
  );
});
