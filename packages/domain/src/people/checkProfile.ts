import { characterCount } from '../account/characterCount.ts';
import { checkName, type NameProblem } from '../account/checkName.ts';
import type { ProfileDraft } from './ProfileDraft.ts';

/** What is wrong with each field of the profile's form; null if nothing is. */
export interface ProfileProblems {
  readonly name: NameProblem | null;
  readonly bio: 'too-long' | null;
}

const LONGEST_BIO = 500;

/**
 * What is wrong with a profile before it is saved: the name by ACCOUNT-5, the bio if it has more than 500 characters
 * (PEOPLE-16).
 */
export function checkProfile({ name, bio }: Pick<ProfileDraft, 'name' | 'bio'>): ProfileProblems {
  return { name: checkName(name), bio: bioCharactersLeft(bio) < 0 ? 'too-long' : null };
}

/** How many more characters a bio can have; below zero if it is too long (PEOPLE-16). */
export function bioCharactersLeft(bio: string): number {
  return LONGEST_BIO - characterCount(bio);
}
