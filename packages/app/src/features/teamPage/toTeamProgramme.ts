import { formOf, type Match, programmeOf, type TeamId, type UtcInstant } from '@tribunen/domain';
import type { TeamProgramme } from '@tribunen/ui';

/** A team's matches and its form, as they stand (MATCH-32, REPORT-21). */
export function toTeamProgramme(matches: readonly Match[], team: TeamId, now: UtcInstant): TeamProgramme {
  return { ...programmeOf(matches), form: formOf(matches, team, now) };
}
