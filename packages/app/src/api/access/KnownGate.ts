import type { LiveEvent, Match, MatchId, MatchReport, MatchState, UtcInstant } from '@tribunen/domain';

/**
 * Holds back the backend's football until the reader of this device may know it (KNOWN-1). All answers and rows pass
 * through it on their way to the query cache. A page has a gate only if the reader has chosen a delay or hidden a
 * result.
 */
export interface KnownGate {
  /** The matches of an answer, each in the latest state that the reader may know. */
  matches(answer: readonly Match[]): readonly Match[];
  report(answer: MatchReport): MatchReport;
  /** The states that the reader may know now. The others are sent to `dueStates` when they are due. */
  states(states: readonly MatchState[]): readonly MatchState[];
  /** The events that the reader may know now. */
  events(events: readonly LiveEvent[]): readonly LiveEvent[];
  /** Passes an event on when it is due; never while its match is hidden. */
  event(event: LiveEvent, pass: (event: LiveEvent) => void): void;
  isHidden(match: MatchId): boolean;
  /** Whether the reader has hidden the result of any match. */
  hidesResults(): boolean;
  /** The longest delay that the reader has chosen, in seconds. */
  longestDelay(): number;
  /** How many seconds the reader is behind the pitch in a match; with null, among friends and in the chats of teams. */
  secondsBehind(match: MatchId | null): number;
  /**
   * How long a message that was written at a moment waits in the chat of a match, in milliseconds; 0 when it does not
   * wait.
   *
   * @param match null for friends and the chats of teams
   * @param writerBehind how many seconds its writer was behind the pitch
   */
  waitMs(match: MatchId | null, at: UtcInstant, writerBehind?: number): number;
}
