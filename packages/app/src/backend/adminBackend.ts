import type { ResultsAggregatorAnswer } from '@tribunen/contract';
import { BackendPart } from './access/BackendPart.ts';
import { runResultsAggregator } from './functions/results-aggregator.ts';

/** What administrators ask of the backend. */
export interface AdminBackend {
  /** Warms the lists of results, and answers what was done. */
  warmResults(): Promise<ResultsAggregatorAnswer>;
}

export const adminBackend = new BackendPart<AdminBackend>(({ functions }) => ({
  warmResults: () => runResultsAggregator(functions),
}));
