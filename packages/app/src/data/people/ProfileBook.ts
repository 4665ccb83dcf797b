import type { Profile, UserId } from '@tribunen/domain';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { ProfileBackend } from '../../backend/profileBackend.ts';

/** The profiles that have been loaded, by user; null for a user without a profile. */
export type KnownProfiles = ReadonlyMap<UserId, Profile | null>;

interface ProfileBookParts {
  readonly backend: Pick<ProfileBackend, 'profiles'>;
  readonly queryClient: QueryClient;
  /** The key under which the query cache holds `KnownProfiles`. */
  readonly queryKey: QueryKey;
}

/** Users who are wanted within `gatherMs` are loaded in one call, at most `mostAtATime` of them. A call that fails is repeated after `retryMs`. */
const gatherMs = 50;
const mostAtATime = 100;
const retryMs = 15_000;

/** Loads profiles into the query cache, each once and many with one call. */
export class ProfileBook {
  readonly #parts: ProfileBookParts;
  readonly #wanted = new Set<UserId>();
  readonly #underWay = new Set<UserId>();
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(parts: ProfileBookParts) {
    this.#parts = parts;
  }

  want(ids: Iterable<UserId>): void {
    const known = this.#known();
    for (const id of ids) if (!known.has(id) && !this.#underWay.has(id)) this.#wanted.add(id);
    this.#loadAfter(gatherMs);
  }

  /** Loads no further profiles. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#wanted.clear();
  }

  #loadAfter(ms: number): void {
    if (this.#wanted.size === 0 || this.#timer !== null) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      void this.#load();
    }, ms);
  }

  async #load(): Promise<void> {
    const { backend, queryClient, queryKey } = this.#parts;
    const ids = [...this.#wanted].slice(0, mostAtATime);
    for (const id of ids) {
      this.#wanted.delete(id);
      this.#underWay.add(id);
    }
    this.#loadAfter(gatherMs);
    try {
      const found = await backend.profiles(ids);
      // The end of the session may have removed the data: then it stays away.
      queryClient.setQueryData<KnownProfiles>(
        queryKey,
        (known) => known && new Map([...known, ...ids.map((id) => [id, found.get(id) ?? null] as const)]),
      );
    } catch (error) {
      console.error('Could not load who has written', error);
      for (const id of ids) this.#wanted.add(id);
      this.#loadAfter(retryMs);
    } finally {
      for (const id of ids) this.#underWay.delete(id);
    }
  }

  #known(): KnownProfiles {
    return this.#parts.queryClient.getQueryData<KnownProfiles>(this.#parts.queryKey) ?? new Map();
  }
}
