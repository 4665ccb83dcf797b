import type { Pool } from 'pg';
import { array, type InferOutput, nullable, number, object, parse, record, string } from 'valibot';

const queued = object({
  id: number(),
  method: string(),
  url: string(),
  headers: record(string(), string()),
  body: nullable(string()),
  timeout_milliseconds: number(),
});

/** Sends the requests that `net.http_post` and `net.http_get` have queued, and stores the responses, as pg_net does. */
export async function sendRequests(pool: Pool): Promise<void> {
  const { rows } = await pool.query('delete from net.http_request_queue returning *');
  await Promise.all(parse(array(queued), rows).map((request) => send(pool, request)));
}

async function send(
  pool: Pool,
  { id, method, url, headers, body, timeout_milliseconds }: InferOutput<typeof queued>,
): Promise<void> {
  const insert = (values: readonly unknown[]): Promise<unknown> =>
    pool.query(
      `insert into net._http_response (id, status_code, content_type, headers, content, timed_out, error_msg)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, ...values],
    );
  try {
    const response = await fetch(url, { method, headers, body, signal: AbortSignal.timeout(timeout_milliseconds) });
    const given = JSON.stringify(Object.fromEntries(response.headers));
    const type = response.headers.get('content-type');
    await insert([response.status, type, given, await response.text(), false, null]);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    await insert([null, null, null, null, error.name === 'TimeoutError', error.message]);
  }
}
