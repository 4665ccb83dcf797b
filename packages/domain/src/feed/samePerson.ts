import { foldText } from '../text/foldText.ts';
import type { FeedPerson } from './MatchSnapshot.ts';

/**
 * Whether two reports name the same person: by id where both have one, else by name; null where they have too little.
 */
export function samePerson(a: FeedPerson | null, b: FeedPerson | null): boolean | null {
  if (a === null || b === null) return null;
  if (a.id !== null && b.id !== null) return a.id === b.id;
  return a.name === null || b.name === null ? null : foldText(a.name) === foldText(b.name);
}

/**
 * A person from an earlier and a later report: the later one counts, and the earlier one fills in what is missing about
 * the same person.
 */
export function mergePerson(before: FeedPerson | null, after: FeedPerson | null): FeedPerson | null {
  if (before === null || after === null) return after ?? before;
  if (samePerson(before, after) !== true) return after;
  if (after.id !== null) return { id: after.id, name: after.name ?? before.name };
  return before.id === null ? after : { id: before.id, name: after.name };
}

/**
 * Whether two names may be one person's in two spellings, «K. Moen» and «Kristian Moen»: the same last name, and the
 * same first letter where both have a first name. When both people have an id, the ids alone decide.
 */
export function mayBeSpelling(a: FeedPerson | null, b: FeedPerson | null): boolean {
  if (a === null || b === null || (a.id !== null && b.id !== null)) return false;
  if (a.name === null || b.name === null) return false;
  const [first, second] = [foldText(a.name), foldText(b.name)];
  if (lastWordOf(first) !== lastWordOf(second)) return false;
  return !first.includes(' ') || !second.includes(' ') || first.charAt(0) === second.charAt(0);
}

function lastWordOf(name: string): string {
  return name.slice(name.lastIndexOf(' ') + 1);
}
