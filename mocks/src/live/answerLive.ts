import { bootLive } from './bootLive.ts';
import { feedVersion } from './feedVersion.ts';
import type { LiveContext } from './LiveContext.ts';
import { liveDelta } from './liveDelta.ts';

const fresh = { 'cache-control': 'no-store' };

/** Whether a request is for one of the live endpoints, which need no key. */
export function isLiveRequest(request: Request): boolean {
  return /\/(?:boot\/live|boot\/version|live\/delta)$/.test(new URL(request.url).pathname);
}

/**
 * The answer of a live endpoint: `/boot/live`, `/boot/version` or `/live/delta`, whatever the app's API address is.
 *
 * @example
 * if (isLiveRequest(request)) return answerLive(request, { matches, database, wallNow: clock.now() });
 */
export function answerLive(request: Request, context: LiveContext): Response {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method !== 'GET') return Response.json({ error: 'Only GET is answered here' }, { status: 405 });
  if (pathname.endsWith('/boot/live')) return Response.json(bootLive(context), { headers: fresh });
  if (pathname.endsWith('/boot/version')) {
    return new Response(String(feedVersion(context.database)), {
      headers: { ...fresh, 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  const since = searchParams.get('since') ?? '';
  return /^\d{1,15}$/.test(since)
    ? Response.json(liveDelta(Number(since), context), { headers: fresh })
    : Response.json({ error: 'Expected since=<version>' }, { status: 400 });
}
