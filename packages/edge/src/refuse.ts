import type { FunctionFailure } from '@tribunen/contract';

/** The refusal of an edge function, with the same body shape in all functions. */
export function refuse(status: number, error: string): Response {
  return Response.json({ error } satisfies FunctionFailure, { status });
}
