import type { ContractFault } from '@tribunen/contract';

const reported = new Set<string>();

/** Logs each breach of contract in the backend's answers, once per place. The caller uses the rest of the answer. */
export function reportFaults(faults: readonly ContractFault[]): void {
  for (const fault of faults) {
    const place = `${fault.where} ${fault.path}: ${fault.message}`;
    if (reported.has(place)) continue;
    reported.add(place);
    console.error(`Contract broken: ${place}`);
  }
}
