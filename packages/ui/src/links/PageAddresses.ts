import type { CompetitionCode, TeamId } from '@tribunen/domain';
import { createContext } from 'react';

/** Where the pages of teams and competitions are. */
export interface PageAddressesOf {
  team(id: TeamId): string;
  competition(code: CompetitionCode): string;
}

/** The app's addresses; null where names lead nowhere. */
export const PageAddresses = createContext<PageAddressesOf | null>(null);
