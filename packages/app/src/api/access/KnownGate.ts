import type {
  ChatMessage,
  DirectMessage,
  LiveEvent,
  Match,
  MatchId,
  MatchReport,
  MatchState,
  OlderMessages,
  UtcInstant,
} from '@tribunen/domain';

/**
 * Holds back the backend's football until the reader of this device may know it (KNOWN-1). All answers and rows pass
 * through it on their way to the query cache. A page has a gate only if the reader has chosen a delay or hidden a
 * result, or has opened a screen on which that is done.
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
  /** Whether the reader has chosen anything. The screens on which that is chosen load the gate as well. */
  isHolding(): boolean;
  /** Whether there may be a match whose end the reader does not know: results are hidden, or an end is not due. */
  hidesEnds(): boolean;
  /** Whether the reader does not know that a match has ended: its result is hidden, or its end is not due. */
  hidesEnd(match: MatchId): boolean;
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
  readonly chats: MessageGate<ChatMessage>;
  readonly friends: MessageGate<DirectMessage>;
  /** Updates the list of online users after the reader's longest delay (KNOWN-12). */
  readonly stand: {
    add(show: () => void): void;
    /** Drops what waits. */
    clear(): void;
  };
}

/** Holds messages back until they are due. */
export interface MessageGate<Message> {
  /**
   * Passes a message on when it is due, in the version that it then has.
   *
   * @returns false when it does not wait
   */
  hold(message: Message, waitMs: (message: Message) => number, pass: (message: Message) => void): boolean;
  /** Calls the function when there is nothing left to wait, even if the reader changes the delay meanwhile. */
  whenDue(waitMs: () => number, pass: () => void): void;
  /** Loads a page of the messages that the reader may see (KNOWN-7). Older messages take the place of those that wait. */
  page(pages: DuePages<Message>, asked: OlderMessages | null): Promise<readonly Message[]>;
}

export interface DuePages<Message> {
  /**
   * Loads a page, newest first.
   *
   * @param asked null for the latest page
   */
  load(asked: OlderMessages | null): Promise<readonly Message[]>;
  /** Those of the messages that do not wait. */
  due(messages: readonly Message[]): readonly Message[];
  /** How long a message that was written at a moment waits, in milliseconds. */
  waitMs(at: UtcInstant): number;
}
