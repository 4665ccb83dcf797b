import { fallback, nullish, object, parse, string } from 'valibot';
import { answerFunction } from '../answerFunction.ts';
import type { Mails } from '../data/Mails.ts';
import type { Caller, DeployedFunction, FunctionContext } from '../EdgeFunction.ts';
import { edgeFunctions, type FunctionName } from '../edgeFunctions.ts';
import { ProjectCrowding } from './ProjectCrowding.ts';
import { projectFantasy } from './projectFantasy.ts';
import { projectFootball } from './projectFootball.ts';
import { projectLiveRows } from './projectLiveRows.ts';
import { projectAccounts, projectInvitations } from './projectPeople.ts';
import { projectPresence } from './projectPresence.ts';
import { Rest } from './Rest.ts';

/** The project's address and keys, which a hosted function reads from its environment. */
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

/** Runs the edge functions of a Supabase project on the project's data. */
export class Project {
  readonly #settings: ProjectSettings;
  readonly #fetch: typeof fetch;
  readonly #now: () => number;
  readonly #log: (name: string, error: unknown) => void;
  readonly #mails: Mails;
  readonly #keepRunning: (work: Promise<void>) => void;
  readonly #crowding: ProjectCrowding;

  constructor(
    settings: ProjectSettings,
    given: {
      readonly fetch: typeof fetch;
      readonly now: () => number;
      /** Receives each error that a function has not caught. */
      readonly log: (name: string, error: unknown) => void;
      /** Left out when the functions send no mails. */
      readonly mails?: Mails;
      /**
       * Keeps the function running after its response until the work is done; left out where the process does not end
       * after a response.
       */
      readonly keepRunning?: ((work: Promise<void>) => void) | undefined;
    },
  ) {
    this.#settings = settings;
    this.#fetch = given.fetch;
    this.#now = given.now;
    this.#log = given.log;
    this.#crowding = new ProjectCrowding(given.now);
    this.#mails = given.mails ?? { invite: () => Promise.resolve() };
    this.#keepRunning = given.keepRunning ?? (() => {});
  }

  /**
   * Answers a request with a function. The function uses a provider's stored answers at any age; the header `age` then
   * gives the seconds since the oldest of these answers was fetched.
   */
  async answer(name: FunctionName, request: Request): Promise<Response> {
    const deployed: DeployedFunction = edgeFunctions[name];
    let oldest = Infinity;
    const noteAge = (fetchedAt: string): void => void (oldest = Math.min(oldest, Date.parse(fetchedAt)));
    const response = await answerFunction(
      deployed,
      request,
      () => this.#contextOf(name, request, deployed.verifyJwt || deployed.readsCaller === true, noteAge),
      (error) => this.#log(name, error),
    );
    const seconds = Math.max(0, Math.floor((this.#now() - oldest) / 1000));
    // A shared cache would read `age` as the time since the response was made, and would not store the response.
    const isShared = response.headers.get('cache-control')?.startsWith('public') === true;
    if (Number.isFinite(oldest) && !isShared) response.headers.set('age', String(seconds));
    return response;
  }

  /** @param isForCallers whether the response depends on the caller */
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
    const caller: Caller = isForCallers ? await this.#callerOf(token) : { role: 'anon' };
    return {
      caller,
      now,
      footballNow: now,
      football: projectFootball(service, live, noteAge, now),
      fantasy: {
        fpl: projectFantasy('fpl', service, caller, noteAge),
        eliteserien: projectFantasy('eliteserien', service, caller, noteAge),
      },
      live,
      accounts: projectAccounts(service),
      invitations: projectInvitations(service, new Rest(url, anonKey, token ?? anonKey, this.#fetch)),
      mails: this.#mails,
      later: (work) => this.#keepRunning(work().catch(report)),
      report,
      crowding: () => this.#crowding.current(service),
      present: () => projectPresence(service, report),
    };
  }

  /**
   * Asks the auth server who the caller is, because a token stays valid after its session has ended or its account is
   * deleted.
   */
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
