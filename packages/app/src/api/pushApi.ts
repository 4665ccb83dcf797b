import { toMutedMatchId, toPushChoices, toPushDevice, type PushDeviceEntry } from '@tribunen/contract';
import { FIRST_PUSH_CHOICES, type HiddenGroupKey, type MatchId, type PushChoices } from '@tribunen/domain';
import type { Language } from '@tribunen/locales';
import type { DeviceKeys } from '../lib/worker/deviceKeys.ts';
import { ApiPart } from './access/ApiPart.ts';
import { parseRows, readRows, TableError } from './tables/rows.ts';

export interface NewPushDevice extends DeviceKeys {
  readonly language: Language;
  readonly device: string;
}

/** The error code with which PostgreSQL refuses a row that exists already. */
const isThere = '23505';
/**
 * PostgreSQL's error codes if the device's row belongs to another user: the policy refuses the change, or a row with
 * this endpoint exists.
 */
const taken = new Set(['42501', isThere]);

/**
 * The signed-in spectator's devices that get push messages, the kinds of messages that they get, and the muted matches.
 */
export const pushApi = new ApiPart((access) => {
  const { tables } = access;
  /**
   * The delays of the device in seconds. Events wait for the longest of the spectator's delays, because a push message
   * may be about any match. Messages of friends wait as long if the spectator holds friends back (KNOWN-13).
   */
  const delays = () => ({
    delay_seconds: access.gate?.longestDelay() ?? 0,
    message_delay_seconds: access.gate?.secondsBehind(null) ?? 0,
  });
  return {
    /** @throws TableError */
    async devices(): Promise<readonly PushDeviceEntry[]> {
      const select = tables.from('push_subscriptions').select('id,endpoint,device,seen_at').order('created_at');
      return parseRows(await readRows('push_subscriptions', select.throwOnError()), toPushDevice);
    },

    /**
     * Adds the device on which the spectator has just turned push on. Returns false if the backend refuses it because
     * the device's endpoint still belongs to another user.
     *
     * @throws TableError
     */
    async addDevice(device: NewPushDevice): Promise<boolean> {
      const row = { ...device, seen_at: new Date().toISOString(), ...delays() };
      const written = tables.from('push_subscriptions').upsert(row, { onConflict: 'endpoint' }).select('id');
      try {
        await readRows('push_subscriptions', written.throwOnError());
        return true;
      } catch (error) {
        if (error instanceof TableError && taken.has(error.code)) return false;
        throw error;
      }
    },

    /**
     * Renews the row of a device. Returns false if the user has no such row: the function does not add a device that
     * the user has removed elsewhere, or that belongs to another user.
     *
     * @throws TableError
     */
    async renewDevice({ endpoint, ...device }: NewPushDevice): Promise<boolean> {
      const row = { ...device, seen_at: new Date().toISOString(), ...delays() };
      const renewed = tables.from('push_subscriptions').update(row).eq('endpoint', endpoint).select('id');
      return (await readRows('push_subscriptions', renewed.throwOnError())).length > 0;
    },

    /**
     * Saves the spectator's present delays in the row of a device.
     *
     * @throws TableError
     */
    async delayDevice(endpoint: string): Promise<void> {
      const delayed = tables.from('push_subscriptions').update(delays()).eq('endpoint', endpoint).select('id');
      await readRows('push_subscriptions', delayed.throwOnError());
    },

    /** @throws TableError */
    async removeDevice(endpoint: string): Promise<void> {
      const removed = tables.from('push_subscriptions').delete().eq('endpoint', endpoint).select('id');
      await readRows('push_subscriptions', removed.throwOnError());
    },

    /** @throws TableError */
    async choices(): Promise<PushChoices> {
      const rows = await readRows('push_choices', tables.from('push_choices').select('*').throwOnError());
      const [choices = FIRST_PUSH_CHOICES] = parseRows(rows, toPushChoices);
      return choices;
    },

    /**
     * @param timeZone the time zone of the quiet hours, such as `Europe/Oslo`
     * @throws TableError
     */
    async saveChoices({ goals, redCards, messages, invitations, quiet }: PushChoices, timeZone: string): Promise<void> {
      const row = {
        goals,
        red_cards: redCards,
        messages,
        invitations,
        quiet_from: quiet?.from ?? null,
        quiet_until: quiet?.until ?? null,
        time_zone: timeZone,
      };
      const saved = tables.from('push_choices').upsert(row, { onConflict: 'user_id' }).select('user_id');
      await readRows('push_choices', saved.throwOnError());
    },

    /**
     * The matches that the spectator has muted, the latest first.
     *
     * @throws TableError
     */
    async mutedMatches(): Promise<readonly MatchId[]> {
      const select = tables.from('push_mutes').select('match_id').order('created_at', { ascending: false });
      const rows = await readRows('push_mutes', select.throwOnError());
      return parseRows(rows, toMutedMatchId).filter((muted) => muted !== null);
    },

    /**
     * Mutes a match, or the matches of a team, a competition or a day (PUSH-22).
     *
     * @throws TableError
     */
    async muteMatch(match: MatchId | HiddenGroupKey): Promise<void> {
      const muted = tables.from('push_mutes').insert({ match_id: match }).select('id');
      try {
        await readRows('push_mutes', muted.throwOnError());
      } catch (error) {
        if (!(error instanceof TableError) || error.code !== isThere) throw error;
      }
    },

    /** @throws TableError */
    async unmuteMatch(match: MatchId | HiddenGroupKey): Promise<void> {
      const removed = tables.from('push_mutes').delete().eq('match_id', match).select('id');
      await readRows('push_mutes', removed.throwOnError());
    },
  };
});

export type PushApi = ReturnType<typeof pushApi.of>;
