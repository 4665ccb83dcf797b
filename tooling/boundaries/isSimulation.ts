import type { Place } from './rooms.ts';

/** Whether a file is of the simulation, which runs app's live rooms in one process: app has no door, so it goes in by the files. */
export function isSimulation({ path }: Place): boolean {
  return path.startsWith('tests/simulation/');
}
