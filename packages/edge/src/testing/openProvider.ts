import type { ProviderWorld } from '../providers/askProvider.ts';

type Reply = Response | Error | ((request: Request) => Response);

/** A provider's server that answers by path and query; it answers 404 to any other request. */
export function openProvider(replies: Readonly<Record<string, Reply>>) {
  const asked: Request[] = [];
  const ask = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    asked.push(request);
    const { pathname, search } = new URL(request.url);
    const reply = replies[pathname + search] ?? new Response(null, { status: 404 });
    if (reply instanceof Error) throw reply;
    return typeof reply === 'function' ? reply(request) : reply.clone();
  };
  const world: ProviderWorld = { fetch: ask, now: () => Date.parse('2026-11-21T15:30:00Z') };
  return { asked, world };
}
