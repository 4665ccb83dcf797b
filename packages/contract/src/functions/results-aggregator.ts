import { type InferOutput, record, string, unknown } from 'valibot';

/** What a run has done. The admin tool shows it unchanged. */
export const resultsAggregatorAnswer = record(string(), unknown());
export type ResultsAggregatorAnswer = InferOutput<typeof resultsAggregatorAnswer>;
