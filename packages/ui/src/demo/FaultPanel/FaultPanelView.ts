/** Faults in the backend's answers. */
export const answerFaults = [
  'none',
  'slow',
  'bad-request',
  'token-expired',
  'not-found',
  'too-many',
  'server-error',
  'unavailable',
  'broken-json',
  'never',
  'offline',
] as const;
export type AnswerFault = (typeof answerFaults)[number];

/** The answers that they affect. */
export const faultPlaces = ['everywhere', 'matches', 'functions', 'tables', 'sign-in', 'live'] as const;
export type FaultPlace = (typeof faultPlaces)[number];

/** Faults of the socket and of its messages. */
export const lineFaults = [
  'none',
  'dropped',
  'duplicated',
  'reordered',
  'late',
  'closed',
  'join-refused',
  'token-expired',
] as const;
export type LineFault = (typeof lineFaults)[number];

/** Faults of the backend's clock. */
export const clockFaults = ['right', 'behind', 'ahead'] as const;
export type ClockFault = (typeof clockFaults)[number];

/** Seconds; null until the user ends it. */
export const faultSpans = [null, 10, 30, 120] as const;
export type FaultSpan = (typeof faultSpans)[number];

export interface FaultChoice {
  readonly answers: AnswerFault;
  readonly place: FaultPlace;
  readonly line: LineFault;
  readonly clock: ClockFault;
  /** How long the faults of answers and socket last. */
  readonly span: FaultSpan;
}

/** The panel's initial choice, which also ends every fault. */
export const noFaults: FaultChoice = { answers: 'none', place: 'everywhere', line: 'none', clock: 'right', span: null };

/** The faults that the user has chosen in the demo. */
export interface FaultPanelView {
  readonly choice: FaultChoice;
  onChoose(choice: FaultChoice): void;
  onClose(): void;
}
