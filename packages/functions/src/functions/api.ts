import type { EdgeFunction } from '../EdgeFunction.ts';
import { bootLive } from '../live/bootLive.ts';
import { liveDelta } from '../live/liveDelta.ts';
import { refuse } from '../refuse.ts';

const fresh = { 'cache-control': 'no-store' };

/** The edge function `api`: the live endpoints `/boot/live`, `/boot/version` and `/live/delta`, whatever the app's API address is. */
export const answerApi: EdgeFunction = async (request, context) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname.endsWith('/boot/live')) return Response.json(await bootLive(context), { headers: fresh });
  if (pathname.endsWith('/boot/version')) {
    return new Response(String(await context.live.newestChange()), {
      headers: { ...fresh, 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  if (!pathname.endsWith('/live/delta')) return refuse(404, 'Expected /boot/live, /boot/version or /live/delta');
  const since = searchParams.get('since') ?? '';
  return /^\d{1,15}$/.test(since)
    ? Response.json(await liveDelta(Number(since), context), { headers: fresh })
    : refuse(400, 'Expected since=<version>');
};
