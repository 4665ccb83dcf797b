import type { MatchId } from '../match/Match.ts';
import type { UtcInstant } from '../time/instant.ts';
import type { MatchSnapshot } from './MatchSnapshot.ts';

/** A match in play without goals, with the given changes. Tests and examples name only the fields that they are about. */
export function exampleSnapshot(changes: Partial<MatchSnapshot> = {}): MatchSnapshot {
  return {
    matchId: 'm1' as MatchId,
    utcKickoff: '2026-11-21T15:00:00.000Z' as UtcInstant,
    play: { status: 'IN_PLAY', clock: null },
    score: { home: 0, away: 0 },
    goals: null,
    cancelled: null,
    cards: null,
    substitutions: null,
    time: { observedAt: '2026-11-21T15:10:00.000Z' as UtcInstant, changedAt: null },
    ...changes,
  };
}
