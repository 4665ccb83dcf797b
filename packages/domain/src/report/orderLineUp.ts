import type { LineUpPlayer } from './LineUp.ts';

/** The starting line-up by slot. Players without a slot come last, in their order (REPORT-12). */
export function orderLineUp(players: readonly LineUpPlayer[]): LineUpPlayer[] {
  const slot = ({ slotIndex }: LineUpPlayer): number => slotIndex ?? Number.MAX_SAFE_INTEGER;
  return players.toSorted((a, b) => slot(a) - slot(b));
}
