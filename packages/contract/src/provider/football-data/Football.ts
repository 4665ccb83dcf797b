import type { ProviderCompetition } from './providerCompetition.ts';
import type { ProviderMatch } from './providerMatch.ts';
import type { ProviderMatchReport } from './providerMatchReport.ts';
import type { ProviderScorers } from './providerScorers.ts';
import type { ProviderStandings } from './providerStandings.ts';
import type { ProviderTeam } from './providerTeam.ts';
import type { ProviderTeamDetails } from './providerTeamDetails.ts';
import type { OsloDay } from '@tribunen/domain';

/** The current football data, in the provider's shapes. A competition is named by its numeric id or its code. */
export interface Football {
  competitions(): Promise<readonly ProviderCompetition[]>;
  /** The matches of one Oslo day, of every competition. */
  matchesOn(day: OsloDay): Promise<readonly ProviderMatch[]>;
  /** One match with all its details, whether or not a list contains it; null when no match has that id. */
  match(id: number): Promise<ProviderMatchReport | null>;
  /** Every match of a competition's season, by kick-off; null when the competition is not offered. */
  seasonOf(competition: string): Promise<SeasonMatches | null>;
  standingsOf(competition: string): Promise<ProviderStandings | null>;
  scorersOf(competition: string): Promise<ProviderScorers | null>;
  teamsOf(competition: string): Promise<readonly ProviderTeam[] | null>;
  /** The teams of every competition. */
  teams(): Promise<readonly ProviderTeam[]>;
  /** One team with its competitions and its squad; null when no team has that id. */
  team(id: number): Promise<ProviderTeamDetails | null>;
}

export interface SeasonMatches {
  readonly competition: ProviderCompetition;
  readonly matches: readonly ProviderMatch[];
}
