import { array, boolean, object, optional, record, safeParse, string, unknown } from 'valibot';
import { readJson } from '../gateway/readJson.ts';
import type { Who } from '../gateway/who.ts';
import { roomOf } from './Channel.ts';
import type { RealtimeServer } from './RealtimeServer.ts';

const batch = object({
  messages: array(
    object({
      topic: string(),
      event: string(),
      payload: record(string(), unknown()),
      private: optional(boolean(), false),
    }),
  ),
});
const single = /\/realtime\/v1\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/;

/**
 * Realtime's answer to broadcasts over HTTP. A client sends a list to `/api/broadcast`, or a single message to
 * `/api/broadcast/<topic>/events/<event>`. If the policies of a private room forbid a message, a single message is
 * refused, and a message in a list is dropped silently.
 */
export async function answerBroadcast(server: RealtimeServer, who: Who, request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method !== 'POST') return refusal(404, 'Not Found');
  const [, topic, event] = (single.exec(pathname) ?? []).map(decoded);
  const say = async (room: string, isPrivate: boolean, name: string, payload: unknown): Promise<boolean> => {
    if (isPrivate && !(await server.rightsIn(who, room)).insert.broadcast) return false;
    server.broadcast(roomOf(room, isPrivate), { event: name, payload }, null);
    return true;
  };
  if (topic !== undefined && event !== undefined) {
    const payload = await readJson(request);
    const isSaid = await say(topic, searchParams.get('private') === 'true', event, payload);
    return isSaid ? new Response(null, { status: 202 }) : refusal(403, 'Unauthorized');
  }
  if (!pathname.endsWith('/api/broadcast')) return refusal(404, 'Not Found');
  const parsed = safeParse(batch, await readJson(request));
  if (!parsed.success) return refusal(422, 'The messages are malformed');
  for (const message of parsed.output.messages) {
    await say(message.topic, message.private, message.event, message.payload);
  }
  return new Response(null, { status: 202 });
}

/** Decodes a part of a URL; returns a badly encoded part unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    if (error instanceof URIError) return text;
    throw error;
  }
}

function refusal(status: number, message: string): Response {
  return Response.json({ message }, { status });
}
