import { answerResultsToday, type ListDay } from './results-today-edge.ts';

/**
 * The answer of the edge function that a request under `/functions/v1` names.
 *
 * @param now milliseconds since 1970
 * @example
 * const response = await answerFunction(request, feed.listDay, clock.now());
 */
export async function answerFunction(request: Request, listDay: ListDay, now: number): Promise<Response> {
  const { pathname } = new URL(request.url);
  const name = pathname.slice(pathname.indexOf('/functions/v1/') + '/functions/v1/'.length);
  switch (name) {
    case 'results-today-edge':
      return answerResultsToday(request, listDay, now);
    default:
      return Response.json(
        { code: 'NOT_FOUND', message: `Requested function was not found: ${name}` },
        { status: 404 },
      );
  }
}
