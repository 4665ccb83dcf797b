/** The project key in a request's header or URL; null when the request has none. */
export function apiKeyOf({ headers, url }: Request): string | null {
  return headers.get('apikey') ?? new URL(url).searchParams.get('apikey');
}

/** The gateway's answer to a request without a key. */
export function answerNoApiKey(): Response {
  return Response.json(
    { message: 'No API key found in request', hint: 'No `apikey` request header or url param was found.' },
    { status: 401 },
  );
}
