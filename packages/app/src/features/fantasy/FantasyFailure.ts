import { BackendFailure } from '../../backend/access/BackendFailure.ts';

/** What the product's requirements say where a failure has no words of its own. */
const fallbacks = {
  team: 'Failed to fetch team data',
  picks: 'Failed to fetch picks data',
  any: 'Failed to load fantasy data',
} as const;

/** A fantasy team that could not be loaded. Its message is shown to the spectator. */
export class FantasyFailure extends Error {
  constructor(step: 'team' | 'picks', cause: unknown) {
    super(wordsOf(cause) ?? fallbacks[step], { cause });
    this.name = 'FantasyFailure';
  }
}

/**
 * The words for a failure, in the server's language.
 *
 * @example
 * fantasyFailureText(new FantasyFailure('team', error)); // 'API call failed: There is no fantasy team 7'
 */
export function fantasyFailureText(error: unknown): string {
  return error instanceof FantasyFailure ? error.message : fallbacks.any;
}

/** A refusal with empty words has none. An answer that breaks the contract has words for developers only. */
function wordsOf(cause: unknown): string | null {
  if (!(cause instanceof BackendFailure) || cause.serverMessage?.trim() === '') return null;
  return cause.message;
}
