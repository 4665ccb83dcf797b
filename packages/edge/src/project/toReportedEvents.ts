import type { LiveEventRow, ProviderMatchReport } from '@tribunen/contract';

type ReportedEvents = NonNullable<ProviderMatchReport['events']>;

/**
 * What the feed knows of a match beyond the provider's own lists: the goals and cards that were taken back, which no list has any more, what
 * happened in a play that was broken off, and every event where the plan has no lists.
 */
export function toReportedEvents(
  rows: readonly LiveEventRow[],
  { goals }: Pick<ProviderMatchReport, 'goals'>,
): ReportedEvents {
  const cancelled = new Set(
    rows.flatMap(({ event_type, payload }) => (event_type === 'VAR' ? [payload?.['goal']] : [])),
  );
  const isTold = ({ id, event_type, payload }: LiveEventRow): boolean =>
    event_type === 'VAR' ||
    event_type.endsWith('CARD_CANCELLED') ||
    payload?.['abandoned'] === true ||
    cancelled.has(id);
  return (goals?.length ? rows.filter(isTold) : rows).map((row) => ({
    type: typeof row.payload?.['kind'] === 'string' ? row.payload['kind'] : row.event_type,
    minute: row.minute,
    injuryTime: row.injury_time,
    team: { id: row.team_id, name: row.team_name },
    player: { id: row.person_id, name: row.person_name },
    assist: { id: row.assist_id, name: row.assist_name },
    occurredAt: row.occurred_at,
    ...(row.payload?.['abandoned'] === true && { abandoned: true }),
  }));
}
