import type {
  ProviderCompetition,
  ProviderMatchReport,
  ProviderScorers,
  ProviderSquadPlayer,
  ProviderStandings,
  ProviderTeamDetails,
} from '@tribunen/contract';
import type { CallSituation, CompetitionCode, ProviderCall } from '@tribunen/domain';
import type { ProviderAnswer } from './askProvider.ts';

/** A provider of football data. Each call of a method takes one call from the budget. */
export interface FootballProvider {
  /** The provider's name, under which its call budget is stored. */
  readonly name: string;
  readonly perMinute: number;
  /** The number of calls allowed in a day (UTC); null when the provider has no daily limit. */
  readonly perDay: number | null;
  /** Whether a list of matches contains the matches of some days, of one competition, or all matches in play. */
  readonly lists: CallSituation['lists'];
  /** The days around today that the plan includes. Used only when `lists` is `live`. */
  readonly openDays: CallSituation['openDays'];
  /** The competitions whose lists of matches are requested. Used only when `lists` is `competition`. */
  readonly listed: readonly CompetitionCode[];
  /** Whether the provider has the competition with this code. */
  readonly has: (code: string) => boolean;
  /** Whether a request for a single match returns line-ups, which lists lack. */
  readonly hasLineUps: boolean;
  /** Whether a request for a single match returns statistics too. */
  readonly hasStatistics: boolean;
  /** The parts of a competition that the plan includes. */
  readonly seasonLists: readonly ('season' | 'standings' | 'scorers' | 'teams' | 'squad')[];
  /** Matches with all the details that the plan includes. */
  matches(call: ProviderCall): Promise<ProviderAnswer<readonly ProviderMatchReport[]>>;
  competitions(): Promise<ProviderAnswer<readonly ProviderCompetition[]>>;
  season(code: string): Promise<ProviderAnswer<readonly ProviderMatchReport[]>>;
  standings(code: string): Promise<ProviderAnswer<ProviderStandings>>;
  scorers(code: string): Promise<ProviderAnswer<ProviderScorers>>;
  /** The teams of a competition. Their `squad` is null if the provider sends squads only through `squad`. */
  teams(code: string): Promise<ProviderAnswer<readonly ProviderTeamDetails[]>>;
  /** The players of the team with this id of the provider. Absent if `teams` already returns the squads. */
  squad?(team: number): Promise<ProviderAnswer<readonly ProviderSquadPlayer[]>>;
}
