import { liveEventId } from '@tribunen/contract';
import type { LiveEventId } from '@tribunen/domain';
import { parse } from 'valibot';
import type { WebNotificationApi } from '../../../packages/app/src/live/notifications/WebNotifications.ts';

/** The browser's notifications, permitted. The listener receives the event that each is tagged with. */
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
      // Nobody clicks it.
    }

    close(): void {
      // It is gone.
    }
  };
}
