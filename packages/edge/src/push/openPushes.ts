import { PushService } from './PushService.ts';
import type { PushLibrary, VapidKeys } from './PushLibrary.ts';
import { PushStore } from './PushStore.ts';
import type { PushWorld } from './sendPushes.ts';
import type { CallProcedure } from '../feed/FeedStore.ts';
import { subjectOf } from './subjectOf.ts';

/**
 * Opens the store and the push services of the job `send-push`, with the project's secrets: `VAPID_PUBLIC_KEY`,
 * `VAPID_PRIVATE_KEY` and a contact address (`subjectOf`). Null when push is not set up.
 *
 * @param read reads a secret
 * @throws Error when Apple would refuse the contact
 */
export function openPushes(
  read: (name: string) => string | undefined,
  {
    library,
    call,
    fetch,
    log,
  }: {
    readonly library: PushLibrary;
    readonly call: CallProcedure;
    readonly fetch: typeof globalThis.fetch;
    readonly log: (fault: string) => void;
  },
): PushWorld | null {
  const keys = keysOf(read);
  if (keys === null) return null;
  return {
    store: new PushStore(call),
    openService: () => new PushService({ library, keys, fetch }),
    elapsed: () => performance.now(),
    log,
  };
}

function keysOf(read: (name: string) => string | undefined): VapidKeys | null {
  const publicKey = read('VAPID_PUBLIC_KEY') ?? '';
  const privateKey = read('VAPID_PRIVATE_KEY') ?? '';
  if (publicKey === '' || privateKey === '') return null;
  const subject = subjectOf(read);
  return subject === '' ? null : { publicKey, privateKey, subject };
}
