import type { Profile, UserId } from '@tribunen/domain';
import type { BackendAccess } from './BackendAccess.ts';

/** A flooded chat names so many within minutes. */
const most = 1000;

const byAccess = new WeakMap<BackendAccess, HeardPeople>();

/** The people whose names the chats of a page have brought. */
export function heardPeopleOf(access: BackendAccess): HeardPeople {
  const known = byAccess.get(access) ?? new HeardPeople();
  byAccess.set(access, known);
  return known;
}

/** The people whose names a chat has brought with their messages (CHAT-44): nobody needs to ask for them. It keeps the latest thousand. */
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

  /** The person by their name alone; null where no chat has brought it. */
  find(id: UserId): Profile | null {
    return this.#known.get(id) ?? null;
  }
}
