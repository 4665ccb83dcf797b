import { type LiveUpdate, normaliseStatus } from '@tribunen/domain';
import { object, safeParse } from 'valibot';
import { matchId, utcInstant } from '../brands.ts';
import { faultOf, type Parsed } from '../ContractFault.ts';
import { liveMatchRow } from './live_matches_new.ts';

const row = object({ ...liveMatchRow.entries, id: matchId, updated_at: utcInstant });

/**
 * What one row of `live_matches_new` says of its match, whether it was read over REST or came over the socket.
 *
 * @example
 * const parsed = toLiveUpdate(payload.new);
 * if (parsed.ok) apply(parsed.value);
 */
export function toLiveUpdate(raw: unknown): Parsed<LiveUpdate> {
  const parsed = safeParse(row, raw);
  if (!parsed.success) return { ok: false, fault: faultOf('live_matches_new', parsed.issues) };
  const { id, status, minute, injury_time, score_home, score_away, updated_at } = parsed.output;
  return {
    ok: true,
    value: {
      kind: 'state',
      matchId: id,
      status: normaliseStatus(status),
      minute,
      injuryTime: injury_time,
      score:
        score_home === null || score_away === null
          ? { home: null, away: null }
          : { home: score_home, away: score_away },
      updatedAt: updated_at,
    },
  };
}
