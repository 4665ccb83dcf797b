import type { Profile, UserId } from '@tribunen/domain';
import type { BackendAccess } from './BackendAccess.ts';

/** A flooded chat names this many people within minutes. */
const most = 1000;

const byAccess = new WeakMap<BackendAccess, HeardPeople>();

/** The people whose names a page has received with chat messages. */
export function heardPeopleOf(access: BackendAccess): HeardPeople {
  const known = byAccess.get(access) ?? new HeardPeople();
  byAccess.set(access, known);
  return known;
}

/** The latest thousand people whose names have arrived with chat messages (CHAT-44), so that they need not be requested. */
class HeardPeople {
  readonly #known = new Map<UserId, Profile>();

  learn(people: readonly Profile[]): void {
    for (const person of people) {
      this.#known.delete(person.userId);
      this.#known.set(person.userId, person);
    }
    for (const id of this.#known.keys()) {
      if (this.#known.size <= most) return;
      this.#known.delete(id);
    }
  }

  /** The person with nothing but their name; null if no chat has delivered it. */
  find(id: UserId): Profile | null {
    return this.#known.get(id) ?? null;
  }
}
