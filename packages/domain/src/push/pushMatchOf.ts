import type { MatchId } from '../match/Match.ts';
import type { PushMessage } from './PushMessage.ts';

/** The match that a message is about; null for a friend's message and an invitation. */
export function pushMatchOf(message: PushMessage): MatchId | null {
  switch (message.kind) {
    case 'goal':
    case 'red-card':
      return message.notification.matchId;
    case 'goal-taken-back':
    case 'red-card-taken-back':
      return message.matchId;
    case 'message':
    case 'invitation':
      return null;
  }
}
