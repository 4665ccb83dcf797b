import { type InferOutput, literal, object, optional, pipe, regex, string } from 'valibot';

/**
 * The request: `matches/{id}` (answered like `fetch-match`), `competitions`, `competitions/{id}/teams`,
 * `competitions/{id}/standings`, `competitions/{id}/matches`, `competitions/{id}/scorers`, `teams/{id}` or
 * `teams/{id}/matches`. A competition's id is its number or its code.
 */
export const footballDataRequest = object({
  endpoint: pipe(
    string(),
    regex(/^(?:matches\/\d+|competitions(?:\/[^/]+\/(?:teams|standings|matches|scorers))?|teams\/\d+(?:\/matches)?)$/),
  ),
  method: optional(literal('GET')),
});
export type FootballDataRequest = InferOutput<typeof footballDataRequest>;
