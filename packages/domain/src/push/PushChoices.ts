import type { QuietHours } from './isQuiet.ts';

/** The events for which a spectator wants push messages. The follows determine the teams. */
export interface PushChoices {
  readonly goals: boolean;
  readonly redCards: boolean;
  readonly messages: boolean;
  readonly invitations: boolean;
  /** The quiet hours; null if the spectator has none. */
  readonly quiet: QuietHours | null;
}

/** The choices of a spectator who has not chosen yet. */
export const FIRST_PUSH_CHOICES: PushChoices = {
  goals: true,
  redCards: true,
  messages: true,
  invitations: true,
  quiet: null,
};
