import { type InferOutput, literal, object, optional, pipe, regex, string } from 'valibot';

/**
 * The request: `matches/{id}` (answered like `fetch-match`), `competitions`, `competitions/{id}/teams` or
 * `competitions/{id}/standings`.
 */
export const footballDataRequest = object({
  endpoint: pipe(string(), regex(/^(?:matches\/\d+|competitions(?:\/[^/]+\/(?:teams|standings))?)$/)),
  method: optional(literal('GET')),
});
export type FootballDataRequest = InferOutput<typeof footballDataRequest>;
