import type { Season } from '../../seed/loadSeed.ts';

/** The season of a competition, by its numeric id or its code; null when no season is of that competition. */
export function seasonOf(seasons: readonly Season[], competition: string | number): Season | null {
  const wanted = String(competition);
  return seasons.find(({ competition: { id, code } }) => wanted === String(id) || wanted === code) ?? null;
}
