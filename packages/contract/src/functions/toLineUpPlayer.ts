import type { LineUpPlayer } from '@tribunen/domain';
import type { Parsed } from '../ContractFault.ts';
import { providerLineUpPlayer } from '../provider/football-data/providerMatchReport.ts';
import { readMended } from '../readMended.ts';

/**
 * A player of a line-up. A player without an id at the provider is identified by number and name.
 *
 * @param where the function that answers
 */
export function toLineUpPlayer(where: string, raw: unknown): Parsed<LineUpPlayer> {
  const read = readMended(where, providerLineUpPlayer, raw);
  if (!read.ok) return read;
  const { id, name, shirtNumber, position, slotIndex, x, y, captain } = read.value;
  return {
    ...read,
    value: {
      id: String(id ?? [shirtNumber ?? [], name].flat().join(' ')),
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
