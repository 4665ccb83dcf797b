import type { Place } from './rooms.ts';

/**
 * Whether a file belongs to the simulation. It runs app's live rooms in one process; app has no public entry, so it
 * imports the files.
 */
export function isSimulation({ path }: Place): boolean {
  return path.startsWith('tests/simulation/');
}
