import type { Match, MatchId, PushChoices, UtcInstant } from '@tribunen/domain';

/** Push on this device. */
export type PushDeviceView =
  | { readonly status: 'loading' }
  | { readonly status: 'unsupported' }
  /** The app has to be on the home screen first, as on an iPhone. */
  | { readonly status: 'install' }
  /** Refused; only the browser's settings can change that. */
  | { readonly status: 'denied' }
  | { readonly status: 'off'; onTurnOn(): void }
  /** It was on, and is no longer: it was removed on another device, or its browser has given it up. */
  | { readonly status: 'lost'; onTurnOn(): void }
  | { readonly status: 'on'; onTurnOff(): void };

/** A device of the spectator. */
export interface ListedDevice {
  readonly id: string;
  /** Empty where the browser did not say what it is. */
  readonly name: string;
  readonly isThis: boolean;
  readonly seenAt: UtcInstant;
}

/** A match of which the spectator gets no notifications. */
export interface MutedMatch {
  readonly id: MatchId;
  /** Null until it is known, and where it is gone. */
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
      /** The latest first. */
      readonly muted: readonly MutedMatch[];
      onUnmute(id: MatchId): void;
    }
);
