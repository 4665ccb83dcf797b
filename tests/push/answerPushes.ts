import type { RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
/** Passes the requests of a Node server to a push service, with the host name that they were sent to. */
export function answerPushes(push: typeof fetch): RequestListener {
  return (request, response) => {
    void (async () => {
      const body = new Uint8Array(await buffer(request));
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers))
        if (typeof value === 'string') headers.set(name, value);
      const name = headers.get('x-sent-to') ?? headers.get('host') ?? '';
      const answer = await push(`https://${name}${request.url ?? ''}`, {
        method: request.method ?? 'POST',
        headers,
        body,
      });
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end();
    })();
  };
}
