import type { Place } from './packages.ts';

/**
 * Whether a file belongs to the simulation or to the crowd of spectators. Both run app's live connection without a
 * browser. App has no public entry, so they import its files.
 */
export function runsTheApp({ path }: Place): boolean {
  return path.startsWith('tests/simulation/') || path.startsWith('tests/crowd/');
}
