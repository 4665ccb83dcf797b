import type { Simulation } from '../run/Simulation.ts';
import type { SimulatedBrowser } from '../spectator/SimulatedBrowser.ts';
import type { Told } from '../spectator/SimulatedTab.ts';
import type { Debt } from './Debts.ts';

/** All that a spectator was told in any tab, the oldest first. */
export function toldIn({ tabs }: Simulation, browser: SimulatedBrowser): readonly Told[] {
  return tabs
    .filter((tab) => tab.browser === browser)
    .flatMap(({ told }) => told)
    .toSorted((one, other) => one.at - other.at);
}

export function isToldOf({ event }: Told, { events }: Pick<Debt, 'events'>): boolean {
  return events.some(({ row }) => row.id === event);
}
