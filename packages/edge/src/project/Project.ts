import { fallback, nullish, object, parse, string } from 'valibot';
import { answerFunction } from '../answerFunction.ts';
import type { Mails } from '../data/Mails.ts';
import type { Caller, FunctionContext } from '../EdgeFunction.ts';
import { edgeFunctions, type FunctionName } from '../edgeFunctions.ts';
import { ProjectCrowding } from './ProjectCrowding.ts';
import { projectFantasy } from './projectFantasy.ts';
import { projectFootball } from './projectFootball.ts';
import { projectLiveRows } from './projectLiveRows.ts';
import { projectAccounts, projectInvitations } from './projectPeople.ts';
import { projectPresence } from './projectPresence.ts';
import { Rest } from './Rest.ts';

/** What a hosted function finds in its environment. */
export interface ProjectSettings {
  readonly url: string;
  readonly anonKey: string;
  readonly serviceKey: string;
}

const user = object({
  id: string(),
  email: string(),
  app_metadata: fallback(nullish(object({ role: nullish(string()) })), null),
});

/** A Supabase project, from which the functions answer. */
export class Project {
  readonly #settings: ProjectSettings;
  readonly #fetch: typeof fetch;
  readonly #now: () => number;
  readonly #log: (name: string, error: unknown) => void;
  readonly #mails: Mails;
  readonly #crowding: ProjectCrowding;

  constructor(
    settings: ProjectSettings,
    given: {
      readonly fetch: typeof fetch;
      readonly now: () => number;
      /** Receives the errors that no function expects. */
      readonly log: (name: string, error: unknown) => void;
      /** Left out where the functions send none. */
      readonly mails?: Mails;
    },
  ) {
    this.#settings = settings;
    this.#fetch = given.fetch;
    this.#now = given.now;
    this.#log = given.log;
    this.#crowding = new ProjectCrowding(given.now);
    this.#mails = given.mails ?? { invite: () => Promise.resolve() };
  }

  /**
   * The answer of a function to a request. Where it stands on answers of a provider, the header `age` has the seconds since the oldest of
   * them was fetched: what is stored is answered, however old.
   *
   * @example
   * const response = await project.answer('competitions', request);
   */
  async answer(name: FunctionName, request: Request): Promise<Response> {
    const deployed = edgeFunctions[name];
    let oldest = Infinity;
    const noteAge = (fetchedAt: string): void => void (oldest = Math.min(oldest, Date.parse(fetchedAt)));
    const response = await answerFunction(
      deployed,
      request,
      () => this.#contextOf(name, request, deployed.verifyJwt, noteAge),
      (error) => this.#log(name, error),
    );
    const seconds = Math.max(0, Math.floor((this.#now() - oldest) / 1000));
    // A cache takes that age for the answer's own, and would not keep it.
    const isShared = response.headers.get('cache-control')?.startsWith('public') === true;
    if (Number.isFinite(oldest) && !isShared) response.headers.set('age', String(seconds));
    return response;
  }

  /** @param isForCallers whether the function answers to whoever calls, and not the same to everybody */
  async #contextOf(
    name: FunctionName,
    { headers }: Request,
    isForCallers: boolean,
    noteAge: (fetchedAt: string) => void,
  ): Promise<FunctionContext> {
    const { url, anonKey, serviceKey } = this.#settings;
    const token = /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;
    const service = new Rest(url, serviceKey, serviceKey, this.#fetch);
    const now = this.#now();
    const live = projectLiveRows(service);
    const report = (error: unknown): void => this.#log(name, error);
    return {
      caller: isForCallers ? await this.#callerOf(token) : { role: 'anon' },
      now,
      footballNow: now,
      football: projectFootball(service, live, noteAge),
      fantasy: projectFantasy(service, noteAge),
      live,
      accounts: projectAccounts(service),
      invitations: projectInvitations(service, new Rest(url, anonKey, token ?? anonKey, this.#fetch)),
      mails: this.#mails,
      report,
      crowding: () => this.#crowding.current(service),
      present: async () => projectPresence(service, await this.#crowding.current(service), report),
    };
  }

  /** The auth server is asked, because a token outlives its session and its account. */
  async #callerOf(token: string | null): Promise<Caller> {
    const { url, anonKey, serviceKey } = this.#settings;
    if (token === null || token === anonKey) return { role: 'anon' };
    if (token === serviceKey) return { role: 'service_role' };
    const response = await this.#fetch(`${url}/auth/v1/user`, {
      headers: { apikey: anonKey, authorization: `Bearer ${token}` },
    });
    if (!response.ok) {
      await response.body?.cancel();
      if (response.status >= 500) throw new Error(`The auth server answered with ${response.status}`);
      return { role: 'anon' };
    }
    const { id, email, app_metadata } = parse(user, await response.json());
    return { role: 'authenticated', id, email, isAdmin: app_metadata?.role === 'admin' };
  }
}
