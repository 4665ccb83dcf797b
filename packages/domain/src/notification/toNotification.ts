import { classifyEvent } from './classifyEvent.ts';
import type { LiveEvent } from './LiveEvent.ts';
import type { Notification } from './Notification.ts';
import { scoringSide } from './scoringSide.ts';

/**
 * The notification for a goal or a red card; null for any other event. Missing scores are 0. Missing names are null,
 * and the screen then shows other words (NOTIFY-9).
 */
export function toNotification(event: LiveEvent): Notification | null {
  const { id, matchId, homeTeam, awayTeam, minute, occurredAt, score } = event;
  const facts = { id, matchId, homeTeam, awayTeam, minute, occurredAt };
  const side = scoringSide(event);
  switch (classifyEvent(event.eventType)) {
    case 'goal':
      return {
        ...facts,
        type: 'GOAL',
        homeScore: score.home ?? 0,
        awayScore: score.away ?? 0,
        scoringSide: side,
        scorer: event.personName,
        isFantasy: false,
      };
    case 'red-card':
      return { ...facts, type: 'RED', teamSide: side, teamName: event.teamName, player: event.personName };
    case 'other':
      return null;
  }
}
