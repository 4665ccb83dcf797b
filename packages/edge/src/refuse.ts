import type { FunctionFailure } from '@tribunen/contract';

/**
 * An edge function's refusal. All our functions use this body.
 *
 * @example
 * refuse(404, 'There is no match 7');
 */
export function refuse(status: number, error: string): Response {
  return Response.json({ error } satisfies FunctionFailure, { status });
}
