import type { PushMessage } from './PushMessage.ts';

const longest = 32;

/**
 * The topic of a message: the score of a match, or a friend. A push service replaces an undelivered message with a later message of the
 * same topic. A red card, its correction and an invitation have no topic, because they replace nothing. PUSH-3
 *
 * @returns at most 32 characters of base64url, as RFC 8030 allows; also null for an id that does not fit
 * @example
 * pushTopic({ kind: 'goal-taken-back', matchId: '500001' }); // 'match_500001'
 * pushTopic({ kind: 'message', senderId: '5e1f3c52-0d4b-4f0c-9d0e-000000000001' }); // '5e1f3c520d4b4f0c9d0e000000000001'
 */
export function pushTopic(message: PushMessage): string | null {
  switch (message.kind) {
    case 'goal':
      return spelt(`match_${message.notification.matchId}`);
    case 'goal-taken-back':
      return spelt(`match_${message.matchId}`);
    case 'message':
      return spelt(message.senderId.replaceAll('-', ''));
    case 'red-card':
    case 'red-card-taken-back':
    case 'invitation':
      return null;
  }
}

function spelt(topic: string): string | null {
  return topic.length <= longest && /^[\w-]+$/.test(topic) ? topic : null;
}
