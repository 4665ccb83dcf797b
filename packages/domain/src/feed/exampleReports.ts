import type { FeedPerson, ListedCard, ListedGoal, ListedSubstitution, MatchClock } from './MatchSnapshot.ts';

/** A person with an id and a name. */
export function person(id: number, name = `Player ${id}`): FeedPerson {
  return { id, name };
}

/** A clock without added time, or with it. */
export function clock(minute: number, injuryTime: number | null = null): MatchClock {
  return { minute, injuryTime };
}

/** A goal of the home side about which nothing is known, with the given changes. */
export function listedGoal(changes: Partial<ListedGoal> = {}): ListedGoal {
  return { side: 'home', clock: null, kind: null, scorer: null, assist: null, scoreAfter: null, ...changes };
}

/** A yellow card of the home side about which nothing is known, with the given changes. */
export function listedCard(changes: Partial<ListedCard> = {}): ListedCard {
  return { side: 'home', clock: null, card: 'yellow', player: null, ...changes };
}

/** A substitution of the home side about which nothing is known, with the given changes. */
export function listedSubstitution(changes: Partial<ListedSubstitution> = {}): ListedSubstitution {
  return { side: 'home', clock: null, off: null, on: null, ...changes };
}
