import type { CallBudgetsAnswer, FeedPaceAnswer } from '@tribunen/contract';
import type { Clock } from '@tribunen/protocol';
import type { Rpcs } from '../rest/Rpc.ts';
import { administrator } from './administrator.ts';

/** The age of the example provider's latest answer, in milliseconds. */
const answeredMs = 40_000;

/**
 * The database functions about the feed. The mock has no provider, so there is no pace to report, and the budgets are
 * examples.
 */
export function feedRpcs(clock: Pick<Clock, 'now'>): Rpcs {
  return {
    feed_pace: { parameters: {}, roles: ['anon', 'authenticated'], call: (): FeedPaceAnswer => null },
    call_budgets: {
      parameters: {},
      roles: ['authenticated'],
      call: (who): CallBudgetsAnswer => {
        administrator(who);
        return {
          providers: [
            {
              provider: 'API-Football',
              used_today: 37,
              left_today: 63,
              pause_seconds: 122,
              answered_at: new Date(clock.now() - answeredMs).toISOString(),
              blocked_until: null,
              fault: null,
            },
          ],
        };
      },
    },
  };
}
