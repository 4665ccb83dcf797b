import type { Mails } from '../data/Mails.ts';
import { Project } from '../project/Project.ts';

/** The keys of the project in tests; no response may contain them. */
export const secrets = { anonKey: 'anon-key-of-the-project', serviceKey: 'service-key-of-the-project' };
/** The tokens that the test project's auth server knows: it accepts the first two and refuses the expired token. */
export const tokens = { kari: 'token-of-kari', admin: 'token-of-admin', expired: 'token-that-has-expired' };
const ids = { kari: '00000000-0000-4000-8000-000000000001', admin: '00000000-0000-4000-8000-000000000002' };

const testNow = Date.parse('2026-11-21T15:00:00Z');

/** For each table or database function, the rows or the response that a query gets. */
export type Answers = Readonly<Record<string, (search: URLSearchParams, body: unknown) => unknown>>;

/**
 * A project whose database returns the given rows, by table or by `rpc/<function>`; every other query returns nothing.
 * `running` contains the promises of the work that continues after the responses.
 */
export function openProject(answers: Answers = {}, mails?: Mails) {
  const asked: { method: string; path: string; key: string | null }[] = [];
  const failures: unknown[] = [];
  const running: Promise<void>[] = [];
  const ask = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const { pathname, searchParams, search } = new URL(request.url);
    const key = request.headers.get('authorization');
    asked.push({ method: request.method, path: pathname + search, key });
    if (pathname === '/auth/v1/user') return answerUser(key);
    const table = pathname.slice('/rest/v1/'.length);
    const body: unknown = request.method === 'POST' ? await request.json() : undefined;
    const answer = answers[table]?.(searchParams, body) ?? [];
    return answer instanceof Response ? answer : Response.json(answer);
  };
  const project = new Project(
    { url: 'https://project.example.test', ...secrets },
    {
      fetch: ask,
      now: () => testNow,
      log: (_name, error) => void failures.push(error),
      keepRunning: (work) => void running.push(work),
      ...(mails !== undefined && { mails }),
    },
  );
  return { project, asked, failures, running };
}

function answerUser(authorization: string | null): Response {
  const email = 'kari@eksempel.no';
  if (authorization === `Bearer ${tokens.kari}`) return Response.json({ id: ids.kari, email, app_metadata: {} });
  if (authorization !== `Bearer ${tokens.admin}`) return Response.json({ msg: 'invalid JWT' }, { status: 403 });
  return Response.json({ id: ids.admin, email: 'admin@eksempel.no', app_metadata: { role: 'admin' } });
}

const url = 'https://project.example.test/functions/v1';

/** A POST request to a function, with a token if one is given. */
export function post(name: string, body?: unknown, token?: string): Request {
  return new Request(`${url}/${name}`, {
    method: 'POST',
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
}

export function get(path: string, method = 'GET'): Request {
  return new Request(`${url}/${path}`, { method });
}
