/**
 * Caches hold the answer for a second, give a stale one for five more while they ask anew, and for a minute while the function fails. A
 * browser asks every time, and is told when nothing has changed.
 */
const shared = 'public, max-age=0, s-maxage=1, stale-while-revalidate=5, stale-if-error=60';

/**
 * An answer that caches may give to everybody: each of them asks once a second, however many pages ask it. A page or a cache that has the
 * newest answer receives a 304. Each answer says when it was given: not every cache tells its readers how old an answer is.
 *
 * @param state names what the answer is made from: the same text for the same answer at one address
 * @param now milliseconds since 1970
 * @example
 * await answerFromCaches(request, { state: '1795269600000', now }, () => Promise.resolve(Response.json(delta)));
 */
export async function answerFromCaches(
  request: Request,
  { state, now }: { readonly state: string; readonly now: number },
  answer: () => Promise<Response>,
): Promise<Response> {
  const etag = `"${state.replaceAll(/[^\w-]/g, '-')}"`;
  // A cache that compresses an answer makes its tag a weak one: W/"…".
  const isKnown = (request.headers.get('if-none-match') ?? '').includes(etag);
  const response = isKnown ? new Response(null, { status: 304 }) : await answer();
  response.headers.set('cache-control', shared);
  response.headers.set('etag', etag);
  response.headers.set('x-answered-at', new Date(now).toISOString());
  return response;
}
