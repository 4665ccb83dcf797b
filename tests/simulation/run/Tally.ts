import type { Incident } from '../plan/SimulationPlan.ts';
import type { RunResult, Violation } from './runPlan.ts';

/** The results of many seeds. */
export class Tally {
  seeds = 0;
  requests = 0;
  simulatedMs = 0;
  readonly violations: { readonly seed: number; readonly violation: Violation }[] = [];
  readonly #checks = new Map<string, number>();
  readonly #faults = new Map<string, number>();

  add(
    { seed, violation, checks, requests, simulatedMs }: Omit<RunResult, 'log'>,
    incidents: readonly Incident[],
  ): void {
    this.seeds += 1;
    this.requests += requests;
    this.simulatedMs += simulatedMs;
    if (violation !== null) this.violations.push({ seed, violation });
    for (const [law, count] of Object.entries(checks)) raise(this.#checks, law, count);
    for (const incident of incidents) raise(this.#faults, nameOf(incident), 1);
  }

  /** The tables of the results, line by line. */
  lines(seconds: number): readonly string[] {
    const faults = [...this.#faults].toSorted(([, one], [, other]) => other - one);
    return [
      `${this.seeds} seeds in ${seconds.toFixed(1)} s: ${(this.seeds / seconds).toFixed(1)} a second`,
      `${(this.simulatedMs / 3_600_000).toFixed(1)} simulated hours, ${this.requests} requests`,
      '',
      'what happened to them:',
      ...faults.map(([name, count]) => `  ${String(count).padStart(7)}  ${name}`),
      '',
      'laws, and how often each was checked:',
      ...[...this.#checks].map(([law, count]) => `  ${String(count).padStart(11)}  ${law}`),
    ];
  }
}

function raise<Key>(counts: Map<Key, number>, key: Key, more: number): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}

function nameOf(incident: Incident): string {
  if (incident.kind !== 'requests' && incident.kind !== 'line') return incident.kind;
  const { fault } = incident;
  return `${incident.kind}: ${fault.kind}${fault.kind === 'status' ? ` ${fault.status}` : ''}`;
}
