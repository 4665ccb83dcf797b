import { appCalls, type Asked, callOf } from '@tribunen/contract/calls';
import type { MockNetwork } from '@tribunen/mocks/node';
import { expect, onTestFinished } from 'vitest';

/** Refuses requests that are not calls of the contract. A test that makes one fails at its end and shows the request. */
export function refuseOtherCalls(backend: MockNetwork['backend']): void {
  const others: Asked[] = [];
  const answer = backend.answer.bind(backend);
  backend.answer = async (request) => {
    // Requests of auth and realtime are not calls for data.
    if (/\/(?:auth|realtime)\/v1\//.test(request.url)) return answer(request);
    const asked = await askedBy(request);
    if (callOf(appCalls, asked) !== null) return answer(request);
    others.push(asked);
    return new Response(null, { status: 501 });
  };
  onTestFinished(() => expect(others, 'requests that are no calls of the contract').toEqual([]));
}

/** The request in the form that `callOf` reads. */
export async function askedBy(request: Request): Promise<Asked> {
  const { method, url, headers } = request;
  const text = await request.clone().text();
  return { method, url, prefer: headers.get('prefer'), body: text === '' ? null : JSON.parse(text) };
}
