import type { IncomingMessage, ServerResponse } from 'node:http';
import { BodyTooLargeError, largestBody } from '../gateway/readJson.ts';

/** The HTTP methods that a project accepts. */
export const servedMethods: readonly string[] = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'];

/**
 * Converts a request of Node's server to a web `Request`.
 *
 * @throws {BodyTooLargeError}
 */
export async function toRequest(url: URL, incoming: IncomingMessage, outgoing: ServerResponse): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const body = await readBody(incoming);
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  const method = incoming.method ?? 'GET';
  // The backend ignores the body of a GET or HEAD, even when the client sent one.
  const hasBody = body.length > 0 && method !== 'GET' && method !== 'HEAD';
  return new Request(url, { method, headers, signal: gone.signal, ...(hasBody && { body }) });
}

/** @throws {BodyTooLargeError} as soon as the body exceeds the limit; the rest is not read */
export async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  // An iterator of Node's streams is typed as any.
  const stream: AsyncIterable<Uint8Array> = incoming.iterator({ destroyOnReturn: false });
  for await (const bytes of stream) {
    length += bytes.length;
    if (length > largestBody) throw new BodyTooLargeError(`A body of ${length} bytes or more`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** The CORS headers of a response, for pages of every origin. */
export function corsHeaders(incoming: IncomingMessage): Record<string, string> {
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': servedMethods.join(', '),
    'access-control-allow-headers': incoming.headers['access-control-request-headers'] ?? '*',
    'access-control-expose-headers': exposedHeaders(incoming.url ?? '/'),
    'access-control-max-age': '3600',
  };
}

/**
 * The response headers that a page of another origin may read. PostgREST and GoTrue each expose a list of their own,
 * without `Retry-After`. On all other paths a page may read only `Retry-After`.
 */
function exposedHeaders(path: string): string {
  if (path.startsWith('/rest/v1/')) {
    return 'content-encoding, content-location, content-range, content-type, date, location, server, transfer-encoding, range-unit';
  }
  return path.startsWith('/auth/v1/') ? 'x-total-count, link, x-supabase-api-version' : 'retry-after';
}
