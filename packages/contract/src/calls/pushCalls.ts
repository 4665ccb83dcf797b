import { object, partial, pick, string } from 'valibot';
import { pushChoicesRow } from '../tables/push_choices.ts';
import { pushMuteRow } from '../tables/push_mutes.ts';
import { pushSubscriptionRow } from '../tables/push_subscriptions.ts';
import { insert, procedure, read, remove, update, upsert } from './Call.ts';

const key = pick(pushSubscriptionRow, ['id']);
const device = pick(pushSubscriptionRow, [
  'p256dh',
  'auth',
  'language',
  'device',
  'seen_at',
  'delay_seconds',
  'message_delay_seconds',
]);
const choices = object(pushChoicesRow.entries);

/** A spectator's devices, and the messages that they receive. */
export const pushCalls = {
  readDevices: read(
    'push_subscriptions?select=id,endpoint,device,seen_at&order=created_at.asc',
    pick(pushSubscriptionRow, ['id', 'endpoint', 'device', 'seen_at']),
  ),
  addDevice: upsert(
    'push_subscriptions?on_conflict=endpoint&select=id',
    object({ ...device.entries, endpoint: pushSubscriptionRow.entries.endpoint }),
    key,
  ),
  /** Sends the whole row at each start of the app, or only the delays when these change. */
  renewDevice: update('push_subscriptions?endpoint=eq.{endpoint}&select=id', partial(device), key),
  removeDevice: remove('push_subscriptions?endpoint=eq.{endpoint}&select=id', key),
  /** Removes all devices of a spectator who signs out on all devices. */
  removeMyDevices: remove('push_subscriptions?user_id=eq.{user}', null),
  readPushChoices: read('push_choices?select=*', pushChoicesRow),
  savePushChoices: upsert(
    'push_choices?on_conflict=user_id&select=user_id',
    pick(choices, ['goals', 'red_cards', 'messages', 'invitations', 'quiet_from', 'quiet_until', 'time_zone']),
    pick(choices, ['user_id']),
  ),
  readMutedMatches: read('push_mutes?select=match_id&order=created_at.desc', pick(pushMuteRow, ['match_id'])),
  muteMatch: insert('push_mutes?select=id', pick(pushMuteRow, ['match_id']), key),
  unmuteMatch: remove('push_mutes?match_id=eq.{match}&select=id', key),
};

/** The calls of the service worker, which has no token: a device's address and secret identify its user. */
export const workerCalls = {
  muteMatchOnDevice: procedure(
    'mute_pushed_match',
    object({ device_endpoint: string(), device_auth: string(), muted_match: string() }),
    null,
  ),
  renewDeviceInWorker: procedure(
    'renew_push_subscription',
    object({
      old_endpoint: string(),
      old_auth: string(),
      new_endpoint: string(),
      new_p256dh: string(),
      new_auth: string(),
    }),
    null,
  ),
};
