/** A request in a message from the page to the worker. */
export interface SentRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: readonly [string, string][];
  /** The body; null when the request has none, as with GET. */
  readonly body: ArrayBuffer | null;
}

/** Turns a request into a message with the parts that the backend reads. */
export async function sendRequest(request: Request): Promise<SentRequest> {
  const { url, method, headers } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer();
  return { url, method, headers: [...headers], body };
}

export function receiveRequest({ url, method, headers, body }: SentRequest): Request {
  return new Request(url, { method, headers: new Headers([...headers]), body });
}
