import type { FunctionFailure } from '@tribunen/contract';

/**
 * The refusal of an edge function, with the same body shape in all functions.
 *
 * @param waitSeconds how long the caller has to wait, if waiting helps
 */
export function refuse(status: number, error: string, waitSeconds?: number): Response {
  const headers = waitSeconds === undefined ? {} : { 'retry-after': String(waitSeconds) };
  return Response.json({ error } satisfies FunctionFailure, { status, headers });
}
