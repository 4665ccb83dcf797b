import { array, boolean, object, optional, safeParse, string, unknown } from 'valibot';
import { readJson } from '../readJson.ts';
import type { Who } from '../who.ts';
import { roomOf } from './Channel.ts';
import type { RealtimeServer } from './RealtimeServer.ts';

const batch = object({
  messages: array(
    object({ topic: string(), event: string(), payload: optional(unknown(), {}), private: optional(boolean(), false) }),
  ),
});
const single = /\/realtime\/v1\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/;

/**
 * Realtime's answer to a broadcast over HTTP: several at `/api/broadcast`, one at `/api/broadcast/<topic>/events/<event>`.
 *
 * @example
 * const response = await answerBroadcast(server, who, request); // 202
 */
export async function answerBroadcast(server: RealtimeServer, who: Who, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method !== 'POST') return refusal(404, 'Not Found');
  const [, topic, event] = (single.exec(pathname) ?? []).map(decoded);
  const isOne = topic !== undefined && event !== undefined;
  if (!isOne && !pathname.endsWith('/api/broadcast')) return refusal(404, 'Not Found');
  const said = isOne
    ? {
        messages: [
          {
            topic,
            event,
            payload: await readPayload(request),
            private: searchParams.get('private') === 'true',
          },
        ],
      }
    : await readJson(request);
  const parsed = safeParse(batch, said);
  if (!parsed.success) return refusal(422, 'The messages are malformed');
  const { messages } = parsed.output;
  if (who.role === 'anon' && messages.some((message) => message.private)) return refusal(403, 'Unauthorized');
  for (const message of messages) {
    server.broadcast(roomOf(message.topic, message.private), { event: message.event, payload: message.payload }, null);
  }
  return new Response(null, { status: 202 });
}

async function readPayload(request: Request): Promise<unknown> {
  const isBytes = request.headers.get('content-type') === 'application/octet-stream';
  return isBytes ? new Uint8Array(await request.arrayBuffer()) : readJson(request);
}

/** The text that stands encoded in an address; what is not encoded well stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

function refusal(status: number, error: string): Response {
  return Response.json({ error }, { status });
}
