import type { Simulation } from '../run/Simulation.ts';
import type { SimulatedBrowser } from '../spectator/SimulatedBrowser.ts';
import type { Announcement } from '../spectator/SimulatedTab.ts';
import type { Debt } from './Debts.ts';

/** Every announcement to a spectator in any tab, oldest first. */
export function announcementsIn({ tabs }: Simulation, browser: SimulatedBrowser): readonly Announcement[] {
  return tabs
    .filter((tab) => tab.device === browser)
    .flatMap(({ announcements }) => announcements)
    .toSorted((one, other) => one.at - other.at);
}

export function isAnnouncementOf({ event }: Announcement, { events }: Pick<Debt, 'events'>): boolean {
  return events.some(({ row }) => row.id === event);
}
