import type { LiveEvent, MatchId } from '@tribunen/domain';
import { boolean, object, optional, safeParse } from 'valibot';
import { liveEventId, matchId, utcInstant } from '../brands.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { liveEventRow } from './live_events_new.ts';
import { scoreLine } from './scoreLine.ts';

const corrected = object({ cancels: optional(liveEventId), abandoned: optional(boolean()) });
const row = object({ ...liveEventRow.entries, id: liveEventId, match_id: matchId, occurred_at: utcInstant });

/**
 * One row of `live_events_new` as the domain's event, whether it came over REST, over the socket or in a poll.
 *
 * @param competitionIdOf finds the competition of a match, as the numeric id in text: the row does not contain it
 * @param where the table or the answer that contains the row
 */
export function toLiveEvent(
  raw: unknown,
  competitionIdOf: (match: MatchId) => string | null,
  where = 'live_events_new',
): Parsed<LiveEvent> {
  const parsed = safeParse(row, raw);
  if (!parsed.success) return { ok: false, fault: faultOf(where, parsed.issues) };
  const event = parsed.output;
  const more = safeParse(corrected, event.payload);
  const { cancels, abandoned } = more.success ? more.output : {};
  return {
    ok: true,
    value: {
      id: event.id,
      matchId: event.match_id,
      eventType: event.event_type,
      minute: event.minute,
      injuryTime: event.injury_time,
      teamId: event.team_id === null ? null : String(event.team_id),
      teamName: event.team_name,
      personId: event.person_id === null ? null : String(event.person_id),
      personName: event.person_name,
      homeTeam: event.home_team,
      awayTeam: event.away_team,
      competitionId: competitionIdOf(event.match_id),
      matchTeamIds: [],
      score: scoreLine(event),
      occurredAt: event.occurred_at,
      ...(cancels !== undefined && { cancels }),
      ...(abandoned === true && { isAbandoned: true }),
    },
  };
}
