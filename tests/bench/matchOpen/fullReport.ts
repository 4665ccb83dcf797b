import { fetchMatchAnswer, type ProviderMatchReport } from '@tribunen/contract';
import { parse } from 'valibot';

const events = 120;

/**
 * Adds yellow cards to an answer of `fetch-match`, so that it has 120 events over ninety minutes. The line-ups do not
 * change.
 */
export function fullReport(answer: unknown): ProviderMatchReport {
  const report = parse(fetchMatchAnswer, answer);
  const { goals, bookings, substitutions, homeTeam, awayTeam } = report;
  const before = [goals, bookings, substitutions].reduce((sum, list) => sum + (list?.length ?? 0), 0);
  const cards = Array.from({ length: Math.max(0, events - before) }, (_, card) => {
    const team = card % 2 === 0 ? homeTeam : awayTeam;
    const player = team.lineup?.[card % 11];
    return {
      minute: 1 + (card % 90),
      team: { id: team.id, name: team.name },
      player: { id: player?.id ?? null, name: player?.name ?? `Spiller ${card}` },
      card: 'YELLOW',
    };
  });
  return { ...report, bookings: [...(bookings ?? []), ...cards] };
}
