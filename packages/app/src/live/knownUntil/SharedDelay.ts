import { type FriendDelay, sharedDelay } from '@tribunen/domain';
import { type QueryClient, QueryObserver, type QueryObserverOptions, skipToken } from '@tanstack/react-query';
import type { SharedDelayApi } from '../../api/sharedDelayApi.ts';
import { Observable, type Observed } from '../../lib/state/Observable.ts';
import { Teardown } from '../../lib/state/Teardown.ts';
import type { StoredValue } from '../../lib/storage/StoredValue.ts';
import { type KnownChoices, ownDelay, type Together } from './KnownChoices.ts';

interface SharedDelayParts {
  readonly api: SharedDelayApi;
  readonly choices: StoredValue<KnownChoices>;
  readonly queryClient: QueryClient;
  isSignedIn(): boolean;
  /** Milliseconds since 1970. */
  now(): number;
}

/** The backend forgets a delay after five minutes. */
const everyMs = 15_000;
/** No match lasts longer. */
const longestMatchMs = 4 * 60 * 60_000;

/** Keeps the delay of this device in step with the friends who sit together with its reader in a match (KNOWN-8). */
export class SharedDelay {
  readonly #parts: SharedDelayParts;
  readonly #friends = new Observable<readonly FriendDelay[]>([]);
  readonly #observer: QueryObserver<readonly FriendDelay[]>;
  readonly #teardown = new Teardown();

  constructor(parts: SharedDelayParts) {
    this.#parts = parts;
    this.#observer = new QueryObserver(parts.queryClient, this.#asked(null, 0));
  }

  /** The friends who sit together with the reader now. */
  get friends(): Observed<readonly FriendDelay[]> {
    return this.#friends;
  }

  start(): void {
    this.#teardown.add(
      this.#observer.subscribe(({ data }) => data !== undefined && this.#learn(data)),
      this.#parts.choices.subscribe(() => this.#follow()),
    );
    this.#follow();
  }

  stop(): void {
    this.#teardown.run();
  }

  sitTogether(match: string): void {
    this.#choose({ match, seconds: 0, since: this.#parts.now() });
  }

  /** Leaves the friends: the reader's own delay holds again. */
  leave(): void {
    const { api, choices } = this.#parts;
    const { together } = choices.current();
    if (together === null) return;
    this.#choose(null);
    api
      .share(together.match, null)
      .catch((error: unknown) => console.error('Friends may still wait for this reader’s delay', error));
  }

  #follow(): void {
    const choices = this.#parts.choices.current();
    const { together } = choices;
    if (together === null) {
      this.#observer.setOptions(this.#asked(null, 0));
      this.#friends.set([]);
    } else if (!this.#parts.isSignedIn() || together.since < this.#parts.now() - longestMatchMs) this.#choose(null);
    else this.#observer.setOptions(this.#asked(together.match, ownDelay(choices, together.match)));
  }

  #asked(match: string | null, own: number): QueryObserverOptions<readonly FriendDelay[]> {
    return {
      queryKey: ['shared-delay', match, own],
      queryFn: match === null ? skipToken : () => this.#parts.api.share(match, own),
      refetchInterval: match === null ? false : everyMs,
      gcTime: 0,
    };
  }

  #learn(friends: readonly FriendDelay[]): void {
    const { together } = this.#parts.choices.current();
    if (together === null) return;
    this.#friends.set(friends);
    const seconds = sharedDelay(0, friends);
    if (seconds !== together.seconds) this.#choose({ ...together, seconds });
  }

  #choose(together: Together | null): void {
    const { choices } = this.#parts;
    if (choices.current().together !== together) choices.choose({ ...choices.current(), together });
  }
}
