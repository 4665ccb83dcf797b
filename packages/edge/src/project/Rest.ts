import {
  array,
  fallback,
  type GenericSchema,
  type InferOutput,
  nullable,
  object,
  parse,
  safeParse,
  string,
  unknown,
} from 'valibot';

/**
 * Thrown when PostgREST refuses a query or does not respond. Its message names the table or function, and contains no
 * key.
 */
export class RestError extends Error {
  override readonly name = 'RestError';
  /** PostgreSQL's error code; null when the failure has none. */
  readonly code: string | null;
  /** PostgreSQL's details of the error: for `PT429` the seconds to wait. */
  readonly details: string | null;

  constructor(message: string, { code, details }: Refusal = { code: null, details: null }) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

const refusal = object({ code: nullable(string()), details: fallback(nullable(string()), null) });
type Refusal = InferOutput<typeof refusal>;

/** The most rows that PostgREST returns at once. */
const page = 1000;
/** The most ids that one request filters by, so that its URL does not become too long. */
const idsAtOnce = 200;

/** Reads and writes the project's tables through PostgREST. */
export class Rest {
  readonly #address: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #fetch: typeof fetch;

  /**
   * @param url the project's address
   * @param key the project's key, which the gateway requires
   * @param token determines the rights: the key itself, or a user's token
   */
  constructor(url: string, key: string, token: string, ask: typeof fetch = fetch) {
    this.#address = `${url}/rest/v1`;
    this.#headers = { apikey: key, authorization: `Bearer ${token}` };
    this.#fetch = ask;
  }

  /**
   * Reads every row of a query, page by page. A row that does not match its schema is left out.
   *
   * @param query must contain `order`, so that no row falls between two pages, and neither `limit` nor `offset`
   * @param most the number of rows to read at most
   * @example
   * await rest.read(liveMatchRow, 'live_matches_new', { status: 'eq.IN_PLAY', order: 'id' });
   */
  async read<Row extends GenericSchema>(
    shape: Row,
    table: string,
    query: Readonly<Record<string, string>>,
    most = Infinity,
  ): Promise<InferOutput<Row>[]> {
    const rows: InferOutput<Row>[] = [];
    for (let offset = 0; ; offset += page) {
      const limit = Math.min(page, most - offset);
      const search = new URLSearchParams({ ...query, limit: String(limit), offset: String(offset) });
      const found = parse(array(unknown()), await this.#ask(`${table}?${search}`));
      for (const row of found) {
        const parsed = safeParse(shape, row);
        if (parsed.success) rows.push(parsed.output);
      }
      if (found.length < page || offset + page >= most) return rows;
    }
  }

  /** The rows with the given ids, however many ids there are. */
  async readOf<Row extends GenericSchema>(
    shape: Row,
    table: string,
    column: string,
    ids: readonly string[],
    query: Readonly<Record<string, string>>,
  ): Promise<InferOutput<Row>[]> {
    const parts = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, part) =>
      ids.slice(part * idsAtOnce, (part + 1) * idsAtOnce),
    );
    const found = await Promise.all(
      parts.map((part) => this.read(shape, table, { ...query, [column]: `in.(${part.map(quoted).join()})` })),
    );
    return found.flat();
  }

  /** Calls a function of the database and returns its result. */
  call(name: string, parameters: Readonly<Record<string, unknown>>): Promise<unknown> {
    return this.#ask(`rpc/${name}`, parameters);
  }

  #ask(path: string, body?: Readonly<Record<string, unknown>>): Promise<unknown> {
    if (body === undefined) return this.#send(path, { headers: this.#headers });
    const headers = { ...this.#headers, 'content-type': 'application/json' };
    return this.#send(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async #send(path: string, sent: RequestInit): Promise<unknown> {
    const [query = ''] = path.split('?');
    // The error leaves out the query string, which may identify a person.
    const refuse = (): never => {
      throw new RestError(`${query} could not be sent`);
    };
    const response = await this.#fetch(`${this.#address}/${path}`, sent).catch(refuse);
    const text = await response.text();
    if (!response.ok) throw new RestError(`${query} was answered with ${response.status}`, refusalIn(text));
    return text === '' ? null : JSON.parse(text);
  }
}

function refusalIn(text: string): Refusal | undefined {
  try {
    return parse(refusal, JSON.parse(text));
  } catch {
    // The body is not JSON: a gateway has sent a page in place of PostgREST's answer.
    return undefined;
  }
}

/**
 * Quotes a value for the list of an `in` filter.
 *
 * @example
 * quoted('a"b'); // '"a\\"b"'
 */
function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, '\\$&')}"`;
}
