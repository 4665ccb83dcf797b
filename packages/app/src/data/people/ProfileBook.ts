import { cadence, type Profile, type UserId } from '@tribunen/domain';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ProfileApi } from '../../api/profileApi.ts';
import { afterAskedWait } from '../afterAskedWait.ts';

/**
 * The answers about people, by user: their profile, `none` for a user without one, or `failed` until a repeated load brings an answer. Users about
 * whom no load has ended are not in the map.
 */
export type KnownProfiles = ReadonlyMap<UserId, Profile | 'none' | 'failed'>;

type Timer = ReturnType<typeof setTimeout>;

export interface ProfileBookParts {
  readonly api: Pick<ProfileApi, 'profiles' | 'heardPerson' | 'mode'>;
  readonly queryClient: QueryClient;
  /** The key under which the query cache holds `KnownProfiles`. */
  readonly queryKey: QueryKey;
}

/**
 * Profiles that are requested within `gatherMs` are loaded in one call, at most `mostAtATime` of them. A failed call is
 * repeated after `retryMs`. In a crowd new authors appear all the time, so profiles that are requested after a call
 * wait until the next call is allowed (LIVE-23).
 */
const gatherMs = 50;
const mostAtATime = 100;
const retryMs = 15_000;

/** Loads profiles into the query cache, each once and many with one call. All screens share one book. */
export class ProfileBook {
  readonly #parts: ProfileBookParts;
  readonly #wanted = new Set<UserId>();
  readonly #underWay = new Set<UserId>();
  readonly #failed = new Set<UserId>();
  #screens = 0;
  #timer: Timer | null = null;
  #retryTimer: Timer | null = null;
  /** When the last call was made, by the page's stopwatch. */
  #calledAt = -Infinity;

  constructor(parts: ProfileBookParts) {
    this.#parts = parts;
  }

  /**
   * Opens the book for a screen.
   *
   * @returns the function that closes it. When the last screen has closed the book, it loads no further profiles
   */
  open(): () => void {
    this.#screens += 1;
    return () => {
      this.#screens -= 1;
      if (this.#screens === 0) this.#stop();
    };
  }

  want(ids: Iterable<UserId>): void {
    const known = this.#known();
    const heard = new Map<UserId, Profile>();
    for (const id of ids) {
      const answer = known.get(id) ?? 'failed';
      const person = this.#parts.api.heardPerson(id);
      if (person !== null) {
        // A name from a chat replaces an older name, or a missing one.
        if (typeof answer === 'string') heard.set(id, person);
        else if (answer.name !== person.name) heard.set(id, { ...answer, name: person.name });
      } else if (answer === 'failed' && !this.#underWay.has(id) && !this.#failed.has(id)) this.#wanted.add(id);
    }
    if (heard.size > 0) this.#learn(heard);
    this.#loadSoon();
  }

  #loadSoon(): void {
    if (this.#wanted.size === 0 || this.#timer !== null) return;
    const isCrowded = this.#parts.api.mode.current() === 'crowd';
    const pause = isCrowded ? this.#calledAt + cadence.crowd.profiles - performance.now() : 0;
    this.#timer = setTimeout(
      () => {
        this.#timer = null;
        void this.#load();
      },
      Math.max(gatherMs, pause),
    );
  }

  #loadAgain(ids: readonly UserId[], error: unknown): void {
    if (this.#screens === 0) return;
    for (const id of ids) this.#failed.add(id);
    this.#retryTimer ??= setTimeout(
      () => {
        this.#retryTimer = null;
        for (const id of this.#failed) this.#wanted.add(id);
        this.#failed.clear();
        this.#loadSoon();
      },
      afterAskedWait(retryMs, error),
    );
  }

  async #load(): Promise<void> {
    const { api } = this.#parts;
    const ids = [...this.#wanted].slice(0, mostAtATime);
    for (const id of ids) {
      this.#wanted.delete(id);
      this.#underWay.add(id);
    }
    this.#calledAt = performance.now();
    this.#loadSoon();
    try {
      const found = await api.profiles(ids);
      this.#learn(new Map(ids.map((id) => [id, found.get(id) ?? 'none'])));
    } catch (error) {
      console.error('Could not load profiles', error);
      const known = this.#known();
      this.#learn(new Map(ids.map((id) => [id, known.get(id) ?? 'failed'])));
      this.#loadAgain(ids, error);
    } finally {
      for (const id of ids) this.#underWay.delete(id);
    }
  }

  #stop(): void {
    for (const timer of [this.#timer, this.#retryTimer]) if (timer !== null) clearTimeout(timer);
    this.#timer = null;
    this.#retryTimer = null;
    this.#wanted.clear();
    this.#failed.clear();
  }

  #learn(answers: KnownProfiles): void {
    const { queryClient, queryKey } = this.#parts;
    // The end of the session may have removed the data, which must then not come back.
    queryClient.setQueryData<KnownProfiles>(queryKey, (known) => known && new Map([...known, ...answers]));
  }

  #known(): KnownProfiles {
    return this.#parts.queryClient.getQueryData<KnownProfiles>(this.#parts.queryKey) ?? new Map();
  }
}
