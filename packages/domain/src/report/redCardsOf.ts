import type { ScoreLine } from '../match/Match.ts';
import { eventKind } from './eventKind.ts';
import type { ReportParts } from './ReportParts.ts';
import { teamSideOf } from './teamSideOf.ts';

/**
 * How many players of each side were sent off, by the bookings of a match; 0 when a source has no bookings (MATCH-34).
 */
export function redCardsOf(parts: Pick<ReportParts, 'homeTeam' | 'awayTeam' | 'bookings'>): ScoreLine {
  const sides = (parts.bookings ?? [])
    .filter(({ card }) => eventKind(card)?.type === 'RED_CARD')
    .map(({ team }) => teamSideOf(team, parts));
  const home = sides.filter((side) => side === 'home').length;
  return { home, away: sides.length - home };
}
