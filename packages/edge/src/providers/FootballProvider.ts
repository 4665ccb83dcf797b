import type {
  ProviderCompetition,
  ProviderMatchReport,
  ProviderScorers,
  ProviderStandings,
  ProviderTeamDetails,
} from '@tribunen/contract';
import type { CallSituation, CompetitionCode, ProviderCall } from '@tribunen/domain';
import type { ProviderAnswer } from './askProvider.ts';

/** A source of football. Each of its methods is one call of its budget. */
export interface FootballProvider {
  /** The name of its budget. */
  readonly name: string;
  readonly perMinute: number;
  /** Whether one list has the matches of days or of a competition. */
  readonly lists: CallSituation['lists'];
  /** The competitions whose lists are asked for; none where a list is of days. */
  readonly listed: readonly CompetitionCode[];
  /** Whether a match that is asked for alone has the line-ups, which lists do not have. */
  readonly hasLineUps: boolean;
  /** What the plan has of a competition beyond its matches. */
  readonly seasonLists: readonly ('standings' | 'scorers' | 'teams')[];
  /** Matches with as many details as the plan has. */
  matches(call: ProviderCall): Promise<ProviderAnswer<readonly ProviderMatchReport[]>>;
  competitions(): Promise<ProviderAnswer<readonly ProviderCompetition[]>>;
  season(code: string): Promise<ProviderAnswer<readonly ProviderMatchReport[]>>;
  standings(code: string): Promise<ProviderAnswer<ProviderStandings>>;
  scorers(code: string): Promise<ProviderAnswer<ProviderScorers>>;
  teams(code: string): Promise<ProviderAnswer<readonly ProviderTeamDetails[]>>;
}
