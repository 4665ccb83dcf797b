/**
 * The fields that a source may have of a match, before `normaliseMatch` builds a `Match` from them. The types are as
 * loose as the providers: text may have trailing spaces, numbers may be missing, a status may be spelled in a dozen
 * ways.
 */
export interface MatchParts {
  readonly id: string | number;
  readonly utcKickoff: string;
  /** Whether the kick-off has a time and not only a day; when absent, the function `isTimeSet` decides. */
  readonly isTimeSet?: boolean | undefined;
  readonly status: unknown;
  readonly minute?: number | null | undefined;
  readonly injuryTime?: number | null | undefined;
  readonly homeTeam: TeamParts;
  readonly awayTeam: TeamParts;
  readonly competition: CompetitionParts;
  readonly score?: ScoreParts | null | undefined;
  readonly redCards?: GoalsParts | null | undefined;
  readonly matchday?: number | null | undefined;
  readonly stage?: string | null | undefined;
  readonly venue?: string | null | undefined;
  readonly updatedAt?: string | null | undefined;
  readonly simulated?: boolean | undefined;
}

export interface TeamParts {
  readonly id: string | number | null;
  readonly name: string | null;
  readonly shortName?: string | null | undefined;
  readonly tla?: string | null | undefined;
  readonly crest?: string | null | undefined;
}

export interface CompetitionParts {
  readonly id: number | null;
  readonly code: string;
  readonly name: string;
  readonly emblem?: string | null | undefined;
}

export interface ScoreParts {
  readonly duration?: string | null | undefined;
  readonly fullTime: GoalsParts;
  readonly halfTime?: GoalsParts | null | undefined;
  readonly regularTime?: GoalsParts | null | undefined;
  readonly extraTime?: GoalsParts | null | undefined;
  readonly penalties?: GoalsParts | null | undefined;
}

export interface GoalsParts {
  readonly home: number | null;
  readonly away: number | null;
}
