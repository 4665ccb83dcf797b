import type { Side } from '../match/Match.ts';
import type { MatchEvent } from './MatchEvent.ts';

/** When a player came on or went off. */
export interface SubstitutionMinute {
  readonly minute: number;
  readonly extraTime: number | null;
}

/** The players who came on and who went off, by name. */
export interface SubstitutionMarks {
  readonly on: ReadonlyMap<string, SubstitutionMinute>;
  readonly off: ReadonlyMap<string, SubstitutionMinute>;
}

/** The minutes beside the players of one side who came on or went off (REPORT-17). */
export function substitutionMarks(events: readonly MatchEvent[], side: Side): SubstitutionMarks {
  const on = new Map<string, SubstitutionMinute>();
  const off = new Map<string, SubstitutionMinute>();
  for (const { type, teamSide, playerName, assistName, minute, extraTime } of events) {
    if (type !== 'SUBSTITUTION' || teamSide !== side) continue;
    if (assistName !== null) on.set(assistName, { minute, extraTime });
    if (playerName !== null) off.set(playerName, { minute, extraTime });
  }
  return { on, off };
}
