import type { LiveEventRow, ProviderMatchReport } from '@tribunen/contract';

type ReportedEvents = NonNullable<ProviderMatchReport['events']>;

/**
 * The stored events that the provider's lists of a match lack: goals and cards that were taken back, events from before
 * an abandoned match was replayed, and every event when the provider lists no goals.
 */
export function toReportedEvents(
  rows: readonly LiveEventRow[],
  { goals }: Pick<ProviderMatchReport, 'goals'>,
): ReportedEvents {
  const cancelled = new Set(
    rows.flatMap(({ event_type, payload }) => (event_type === 'VAR' ? [payload?.['goal']] : [])),
  );
  const isReported = ({ id, event_type, payload }: LiveEventRow): boolean =>
    event_type === 'VAR' ||
    event_type.endsWith('CARD_CANCELLED') ||
    payload?.['abandoned'] === true ||
    cancelled.has(id);
  return (goals?.length ? rows.filter(isReported) : rows).map((row) => ({
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
