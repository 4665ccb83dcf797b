import { type InferOutput, record, string, unknown } from 'valibot';

/** What a run has done; the admin tool shows it as it is. */
export const resultsAggregatorAnswer = record(string(), unknown());
export type ResultsAggregatorAnswer = InferOutput<typeof resultsAggregatorAnswer>;
