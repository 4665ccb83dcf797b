import { liveEventId } from '@tribunen/contract';
import type { LiveEventId } from '@tribunen/domain';
import { parse } from 'valibot';
import type { WebNotificationApi } from '../../../packages/app/src/live/notifications/WebNotifications.ts';

/**
 * The browser's notifications, with permission granted. `onShown` receives the event id that each notification has as
 * its tag.
 */
export function webNotificationApi(onShown: (event: LiveEventId) => void): WebNotificationApi {
  return class {
    static readonly permission = 'granted';

    static requestPermission(): Promise<NotificationPermission> {
      return Promise.resolve('granted');
    }

    constructor(_title: string, { tag }: NotificationOptions) {
      onShown(parse(liveEventId, tag));
    }

    addEventListener(): void {
      // No click occurs in the simulation.
    }

    close(): void {
      // Does nothing: no notification is on a screen.
    }
  };
}
