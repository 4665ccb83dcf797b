import { type ProviderMatchReport, toRecordedEventRow } from '@tribunen/contract';
import type { RecordedEvent } from '@tribunen/domain';
import { loadOpenMatch, openMatch } from '../../seed/loadOpenMatch.ts';
import { openMatchSummary } from '../../seed/openMatchSummary.ts';

/** Whether this is the id of the match with real event data. */
export function isOpenMatch(id: number): boolean {
  return id === openMatch.id;
}

/**
 * The report of the match with real event data. Nothing in it is invented; details that its file lacks are left out.
 */
export async function openMatchReport(): Promise<ProviderMatchReport> {
  const { events } = await loadOpenMatch();
  const { homeTeam, awayTeam } = openMatchSummary;
  const score = { home: 0, away: 0 };
  const goals = events.flatMap((event) => {
    if (event.kind !== 'shot' || event.outcome !== 'goal') return [];
    score[event.side] += 1;
    const { id, name } = event.side === 'home' ? homeTeam : awayTeam;
    const scorer = { id: null, name: event.player };
    return [{ ...clockOf(event), team: { id, name }, type: 'REGULAR', scorer, assist: null, score: { ...score } }];
  });
  const recorded = events.map(toRecordedEventRow);
  return { ...openMatchSummary, recorded, goals, bookings: [], substitutions: [], events: [], referees: [] };
}

const halfMinutes = 45;

/**
 * The match clock as football counts it: the first minute is 1, and minutes of added time are counted beside the half's
 * last minute.
 */
function clockOf({ period, second }: RecordedEvent): { minute: number; injuryTime: number | null } {
  const inHalf = Math.floor(second / 60) + 1;
  const minute = Math.min(inHalf, halfMinutes) + (period === 1 ? 0 : halfMinutes);
  return { minute, injuryTime: inHalf > halfMinutes ? inHalf - halfMinutes : null };
}
