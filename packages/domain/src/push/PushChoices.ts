import type { QuietHours } from './isQuiet.ts';

/** What a spectator is told on their devices. Which teams, the follows say. */
export interface PushChoices {
  readonly goals: boolean;
  readonly redCards: boolean;
  readonly messages: boolean;
  readonly invitations: boolean;
  /** Null where there are none. */
  readonly quiet: QuietHours | null;
}

/** The choices of a spectator who has made none. */
export const FIRST_PUSH_CHOICES: PushChoices = {
  goals: true,
  redCards: true,
  messages: true,
  invitations: true,
  quiet: null,
};
