import { type InferOutput, record, string, unknown } from 'valibot';

/** The report of a run. The admin tool shows it unchanged. */
export const resultsAggregatorAnswer = record(string(), unknown());
export type ResultsAggregatorAnswer = InferOutput<typeof resultsAggregatorAnswer>;
