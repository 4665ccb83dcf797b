import type { Match, MatchId, PushChoices, UtcInstant } from '@tribunen/domain';

/** Push on this device. */
export type PushDeviceView =
  | { readonly status: 'loading' }
  | { readonly status: 'unsupported' }
  /** Push needs the app on the home screen first, as on an iPhone. */
  | { readonly status: 'install' }
  /** The spectator has blocked notifications, and only the browser's settings can change that. */
  | { readonly status: 'denied' }
  | { readonly status: 'off'; onTurnOn(): void }
  /** Push was on and is off now: the user removed it from another device, or the browser has dropped it. */
  | { readonly status: 'lost'; onTurnOn(): void }
  | { readonly status: 'on'; onTurnOff(): void };

/** A device of the spectator. */
export interface ListedDevice {
  readonly id: string;
  /** The name of the device; empty if the browser does not say what the device is. */
  readonly name: string;
  readonly isThis: boolean;
  readonly seenAt: UtcInstant;
}

/** A match that sends the spectator no notifications. */
export interface MutedMatch {
  readonly id: MatchId;
  /** The muted match; null until it is loaded, and if it no longer exists. */
  readonly match: Match | null;
}

/** The settings of push messages. */
export type PushView = { readonly device: PushDeviceView } & (
  | { readonly status: 'loading' }
  | { readonly status: 'error'; onRetry(): void }
  | {
      readonly status: 'ready';
      readonly choices: PushChoices;
      onChoose(choices: PushChoices): void;
      readonly devices: readonly ListedDevice[];
      onRemove(id: string): void;
      /** The muted matches, the latest first. */
      readonly muted: readonly MutedMatch[];
      onUnmute(id: MatchId): void;
    }
);
