/** The interval at which whatever waits checks whether the reader has changed the delay, in milliseconds. */
export const lookMs = 1000;
