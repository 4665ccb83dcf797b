/** A response in a message from the worker to the page. Status 0 stands for a broken connection. */
export interface SentResponse {
  readonly status: number;
  readonly statusText: string;
  readonly headers: readonly [string, string][];
  readonly body: ArrayBuffer;
}

/** Turns a response into a message with the whole body. */
export async function sendResponse(response: Response): Promise<SentResponse> {
  const { status, statusText, headers } = response;
  return { status, statusText, headers: [...headers], body: await response.arrayBuffer() };
}

export function receiveResponse({ status, statusText, headers, body }: SentResponse): Response {
  if (status === 0) return Response.error();
  // Some statuses allow no body, not even an empty one.
  return new Response(body.byteLength === 0 ? null : body, { status, statusText, headers: new Headers([...headers]) });
}
