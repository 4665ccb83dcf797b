import type { LineUpPlayer } from '@tribunen/domain';
import { safeParse } from 'valibot';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { providerLineUpPlayer } from '../provider/football-data/providerMatchReport.ts';

/**
 * A player of a line-up. A player without an id at the provider is identified by name.
 *
 * @param where the function that answers
 * @example
 * const parsed = toLineUpPlayer('fetch-match', answer.homeTeam.lineup[0]);
 */
export function toLineUpPlayer(where: string, raw: unknown): Parsed<LineUpPlayer> {
  const parsed = safeParse(providerLineUpPlayer, raw);
  if (!parsed.success) return { ok: false, fault: faultOf(where, parsed.issues) };
  const { id, name, shirtNumber, position, slotIndex, x, y, captain } = parsed.output;
  return {
    ok: true,
    value: {
      id: String(id ?? name),
      name: name.trim(),
      shirtNumber: shirtNumber ?? null,
      position: position?.trim() || null,
      slotIndex: slotIndex ?? null,
      x: x ?? null,
      y: y ?? null,
      captain: captain ?? false,
    },
  };
}
