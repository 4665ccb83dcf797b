import type { PushMessage } from '@tribunen/domain';
import { friendPath } from '../../navigation/friendPaths.ts';
import { matchPath, messagesPath } from '../../navigation/paths.ts';

/**
 * The path that a pressed notice opens: the match, the conversation with the friend, or the page with the invitations
 * (PUSH-13).
 *
 * @example
 * pushPath({ kind: 'goal-taken-back', matchId: '500001' }); // '/match/500001'
 */
export function pushPath(message: PushMessage): string {
  switch (message.kind) {
    case 'goal':
    case 'red-card':
      return matchPath(message.notification.matchId);
    case 'goal-taken-back':
    case 'red-card-taken-back':
      return matchPath(message.matchId);
    case 'message':
      return friendPath(message.senderId, 'all');
    case 'invitation':
      return messagesPath;
  }
}
