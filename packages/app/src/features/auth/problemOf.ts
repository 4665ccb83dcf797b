import { SignInError } from '../../backend/session.ts';

/** What to tell of a sign-in that failed: the server's own words where it has any (part 1 §8). */
export function problemOf(error: unknown, otherwise: string): string {
  return error instanceof SignInError && error.message !== '' ? error.message : otherwise;
}
