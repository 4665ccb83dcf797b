import type { FunctionFailure } from '@tribunen/contract';

/**
 * An edge function's refusal, in the body that all of ours have.
 *
 * @example
 * refuse(404, 'There is no match 7');
 */
export function refuse(status: number, error: string): Response {
  return Response.json({ error } satisfies FunctionFailure, { status });
}
