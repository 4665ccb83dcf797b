import { parseAnswer } from '../parseAnswer.ts';
import { resultsAggregatorAnswer, type ResultsAggregatorAnswer } from './results-aggregator.ts';

/**
 * The answer of `results-aggregator`, unchanged.
 *
 * @throws {ContractError} when it is no object
 */
export function parseResultsAggregator(answer: unknown): ResultsAggregatorAnswer {
  return parseAnswer('results-aggregator', resultsAggregatorAnswer, answer);
}
