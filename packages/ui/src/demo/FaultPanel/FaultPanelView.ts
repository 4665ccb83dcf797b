/** What becomes of the backend's answers. */
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

/** Which of its answers. */
export const faultPlaces = ['everywhere', 'matches', 'functions', 'tables', 'sign-in', 'live'] as const;
export type FaultPlace = (typeof faultPlaces)[number];

/** What becomes of the socket and of what comes over it. */
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

/** What the backend's clock shows. */
export const clockFaults = ['right', 'behind', 'ahead'] as const;
export type ClockFault = (typeof clockFaults)[number];

/** Seconds; null until it is ended by hand. */
export const faultSpans = [null, 10, 30, 120] as const;
export type FaultSpan = (typeof faultSpans)[number];

export interface FaultChoice {
  readonly answers: AnswerFault;
  readonly place: FaultPlace;
  readonly line: LineFault;
  readonly clock: ClockFault;
  /** How long answers and line stay so. */
  readonly span: FaultSpan;
}

/** What the panel opens with, and what ends every fault. */
export const noFaults: FaultChoice = { answers: 'none', place: 'everywhere', line: 'none', clock: 'right', span: null };

/** What goes wrong in the demo on purpose. */
export interface FaultPanelView {
  readonly choice: FaultChoice;
  onChoose(choice: FaultChoice): void;
  onClose(): void;
}
