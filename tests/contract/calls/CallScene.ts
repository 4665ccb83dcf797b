import { appCalls, type Call, pathOf, workerCalls } from '@tribunen/contract/calls';
import { array, object, parse, string } from 'valibot';
import type { Target } from '../Target.ts';
import { type People, type Person, signUpPeople } from './people.ts';
import type { Row } from '../../tables/lib/TestedTable.ts';
import type { Outcome } from './Outcomes.ts';
import { ownerOf, standingRows } from './standingRows.ts';

export type CallName = keyof typeof appCalls | keyof typeof workerCalls;
export const calls: Readonly<Record<CallName, Call>> = { ...appCalls, ...workerCalls };

export interface Answered {
  readonly outcome: Outcome;
  readonly rows: readonly unknown[];
}

/** The people of the tests and their rows, on a target. */
export class CallScene {
  readonly target: Target;
  readonly people: People;
  /** The id of a match in the target's table of matches. */
  readonly matchOfDay: string;
  readonly #standing: ReadonlyMap<string, readonly Row[]>;

  private constructor(target: Target, people: People, matchOfDay: string) {
    this.target = target;
    this.people = people;
    this.matchOfDay = matchOfDay;
    this.#standing = standingRows(people);
  }

  static async open(target: Target): Promise<CallScene> {
    const scene = new CallScene(target, await signUpPeople(target), await findMatch(target));
    // The order matters, because rows refer to rows of earlier tables.
    for (const table of scene.#standing.keys()) await scene.#write(table);
    const { owner, friend } = scene.people;
    for (const [user, fantasy_team_id, eliteserien_team_id] of [
      [owner.id, '7', '70'],
      [friend.id, '22', '220'],
    ] as const) {
      await scene.asService('PATCH', `profiles?user_id=eq.${user}`, { fantasy_team_id, eliteserien_team_id });
    }
    return scene;
  }

  /** Restores the people's rows of some tables to their state at the start. */
  async restore(tables: readonly string[]): Promise<void> {
    const users = Object.values(this.people)
      .map(({ id }) => id)
      .join();
    for (const table of tables.toReversed()) {
      const owner = ownerOf(table);
      // A profile is not deleted here, because it lasts as long as its user.
      if (owner !== null && table !== 'profiles') await this.asService('DELETE', `${table}?${owner}=in.(${users})`);
    }
    for (const table of tables) await this.#write(table);
  }

  /**
   * Makes a call as a person, with a value for each placeholder of its path, and with the body of a write or the
   * parameters of a function.
   */
  async call(
    name: CallName,
    person: Person,
    values: Readonly<Record<string, string>>,
    body: unknown,
  ): Promise<Answered> {
    const call = calls[name];
    const response = await this.#ask(call, person, values, body);
    const text = await response.text();
    if (!response.ok) {
      // A function may refuse without a code.
      return { outcome: call.kind === 'function' ? String(response.status) : codeIn(text), rows: [] };
    }
    const answer: unknown = text === '' ? null : JSON.parse(text);
    if (call.kind === 'topic' || call.answer === null) return { outcome: 1, rows: [] };
    // The version endpoint answers with plain text, which the schema reads as an object.
    parse(call.answer, call.kind === 'endpoint' && typeof answer === 'number' ? { version: text } : answer);
    return Array.isArray(answer) ? { outcome: answer.length, rows: answer } : { outcome: 1, rows: [answer] };
  }

  /** Reads or writes with the service key, which no policy restricts. */
  async asService(method: string, path: string, body?: unknown): Promise<readonly Row[]> {
    const { target } = this;
    if (target.serviceKey === null) throw new Error('The scene needs the key of the service');
    return this.send(method, path, target.serviceKey, body);
  }

  /** Sends a request for rows, and throws when it is refused. */
  async send(method: string, path: string, token: string, body?: unknown): Promise<readonly Row[]> {
    const response = await this.request(method, `rest/v1/${path}`, token, body, 'return=representation');
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${text}`);
    return text === '' ? [] : JSON.parse(text);
  }

  request(method: string, path: string, token: string, body?: unknown, prefer?: string): Promise<Response> {
    const { target } = this;
    const headers = new Headers({ apikey: target.serviceKey === token ? token : target.anonKey });
    headers.set('authorization', `Bearer ${token}`);
    if (prefer !== undefined) headers.set('prefer', prefer);
    if (body !== undefined && body !== null) headers.set('content-type', 'application/json');
    return target.fetch(`${target.url}/${path}`, {
      method,
      headers,
      ...(body !== undefined && body !== null && { body: JSON.stringify(body) }),
    });
  }

  #ask(call: Call, { token }: Person, values: Readonly<Record<string, string>>, body: unknown): Promise<Response> {
    switch (call.kind) {
      case 'endpoint':
        return this.target.fetch(`${this.target.apiUrl}/${pathOf(call.path, values)}`);
      case 'function':
        return this.request('POST', `functions/v1/${call.name}`, token, body);
      case 'procedure':
        return this.request('POST', `rest/v1/rpc/${call.name}`, token, body ?? {});
      case 'topic':
        throw new TypeError('A topic is listened to');
      case 'read':
      case 'write': {
        const path = [call.path, ...call.optional].join('&');
        const prefer = [
          call.answer === null ? 'return=minimal' : 'return=representation',
          ...(call.existing === null ? [] : [`resolution=${call.existing}`]),
        ];
        return this.request(call.method, `rest/v1/${pathOf(path, values)}`, token, body, prefer.join());
      }
    }
  }

  async #write(table: string): Promise<void> {
    const rows = this.#standing.get(table) ?? [];
    if (table === 'profiles') {
      for (const { user_id, ...profile } of rows)
        await this.asService('PATCH', `profiles?user_id=eq.${String(user_id)}`, profile);
    } else if (rows.length > 0) await this.asService('POST', table, rows);
  }
}

async function findMatch({ url, anonKey, fetch: ask }: Target): Promise<string> {
  const response = await ask(`${url}/rest/v1/live_matches_new?select=id`, { headers: { apikey: anonKey } });
  const [match] = parse(array(object({ id: string() })), await response.json());
  if (match === undefined) throw new Error('The target has no football');
  return match.id;
}

function codeIn(text: string): string {
  return parse(object({ code: string() }), JSON.parse(text)).code;
}
