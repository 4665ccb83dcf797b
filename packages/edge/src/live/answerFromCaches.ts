/**
 * Caches serve a response for a second. They serve it for five more seconds while they revalidate it, and for a minute
 * while the function fails. A browser revalidates every time, and receives a 304 if the response has not changed.
 */
const shared = 'public, max-age=0, s-maxage=1, stale-while-revalidate=5, stale-if-error=60';

/**
 * Lets caches share a response between all pages, so that each cache sends the function one request a second, however
 * many pages the cache serves. A page or cache that has the newest response receives a 304. Each response carries its
 * own time, because not every cache sends `age`.
 *
 * @param state identifies the data of the response: two responses of a URL with the same state are equal
 * @param now milliseconds since 1970
 */
export async function answerFromCaches(
  request: Request,
  { state, now }: { readonly state: string; readonly now: number },
  answer: () => Promise<Response>,
): Promise<Response> {
  const etag = `"${state.replaceAll(/[^\w-]/g, '-')}"`;
  // A cache that compresses a response makes its etag weak (W/"…"), so the header need only contain the etag.
  const isKnown = (request.headers.get('if-none-match') ?? '').includes(etag);
  const response = isKnown ? new Response(null, { status: 304 }) : await answer();
  response.headers.set('cache-control', shared);
  response.headers.set('etag', etag);
  response.headers.set('x-answered-at', new Date(now).toISOString());
  return response;
}
