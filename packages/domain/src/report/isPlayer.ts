import type { LineUpPlayer } from './LineUp.ts';

/**
 * Whether an event names a player of a line-up: by id where both have one at the provider, else by name. Two players of one side may have one
 * name (REPORT-53).
 *
 * @example
 * isPlayer({ id: '101', name: 'Paulinho' }, { id: '102', name: 'Paulinho' }); // false
 * isPlayer({ id: 'Paulinho', name: 'Paulinho' }, { id: '102', name: 'Paulinho' }); // true
 */
export function isPlayer(
  player: Pick<LineUpPlayer, 'id' | 'name'>,
  named: { readonly id: string | null | undefined; readonly name: string | null },
): boolean {
  return named.id && /^\d+$/.test(player.id) ? named.id === player.id : named.name === player.name;
}
