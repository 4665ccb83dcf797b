import type { LiveEvent, Match, MatchId, MatchReport, MatchState, UtcInstant } from '@tribunen/domain';

/**
 * What of the backend's football this device may know now (KNOWN-1). All answers and rows pass it on their way to the query cache. It is
 * there only where the reader has chosen a delay, or hidden a result.
 */
export interface KnownGate {
  /** Matches of an answer, each in its last state that is due. */
  matches(answer: readonly Match[]): readonly Match[];
  report(answer: MatchReport): MatchReport;
  /** The states that are due. The others go to `dueStates` when they are. */
  states(states: readonly MatchState[]): readonly MatchState[];
  /** The events that are due. */
  events(events: readonly LiveEvent[]): readonly LiveEvent[];
  /** Passes an event on when it is due; never while its match is hidden. */
  event(event: LiveEvent, pass: (event: LiveEvent) => void): void;
  /** The longest delay that the reader has chosen, in seconds. */
  longestDelay(): number;
  /** How many seconds the reader is behind the pitch in a match. */
  secondsBehind(match: MatchId): number;
  /**
   * How long what was written at a moment waits in the chat of a match, in milliseconds; zero for not at all.
   *
   * @param writerBehind how many seconds its writer was behind the pitch
   */
  waitMs(match: MatchId, at: UtcInstant, writerBehind?: number): number;
}
