import { liveModeHeader } from '@tribunen/contract';
import type { EdgeFunction, FunctionContext } from '../EdgeFunction.ts';
import { answerFromCaches } from '../live/answerFromCaches.ts';
import { bootLive } from '../live/bootLive.ts';
import { liveDelta } from '../live/liveDelta.ts';
import { refuse } from '../refuse.ts';

const fresh = { 'cache-control': 'no-store' };

/**
 * The edge function `api`: the live endpoints `/boot/live`, `/boot/version` and `/live/delta`, after any path prefix.
 * In crowd mode, caches between the pages and the function may answer in its place (LIVE-22).
 */
export const answerApi: EdgeFunction = async (request, context) => {
  const { pathname, searchParams } = new URL(request.url);
  const path = ['/boot/live', '/boot/version', '/live/delta'].find((known) => pathname.endsWith(known));
  if (path === undefined) return refuse(404, 'Expected /boot/live, /boot/version or /live/delta');
  const since = searchParams.get('since') ?? '';
  if (path === '/live/delta' && !/^\d{1,15}$/.test(since)) return refuse(400, 'Expected since=<version>');
  const answer = (): Promise<Response> => answerLive(path, Number(since), context);
  const { mode } = await context.crowding();
  if (mode === 'crowd') {
    const state = `${await context.live.newestChange()} ${mode}`;
    return answerFromCaches(request, { state, now: context.now }, answer);
  }
  const response = await answer();
  for (const [header, value] of Object.entries(fresh)) response.headers.set(header, value);
  return response;
};

async function answerLive(path: string, since: number, context: FunctionContext): Promise<Response> {
  const { mode, nextCheckIn } = await context.crowding();
  if (path === '/boot/live') return Response.json({ ...(await bootLive(context)), mode });
  if (path === '/live/delta') {
    return Response.json({ ...(await liveDelta(since, context)), mode, nextCheckIn });
  }
  const version = await context.live.newestChange();
  return new Response(String(version), {
    headers: { 'content-type': 'text/plain; charset=utf-8', [liveModeHeader]: mode },
  });
}
