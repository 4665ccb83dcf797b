import type { Tone } from './Tone.ts';

/** What sounds are played on: the browser's audio, of which a page has one. */
export interface Speaker {
  isRunning(): boolean;
  /** Tells when that may have changed. Returns what ends it. */
  onChange(listener: () => void): () => void;
  /** Starts it. A browser that wants a gesture first refuses, or never answers. */
  resume(): Promise<void>;
  /** Lets it rest, so that it costs nothing. */
  suspend(): Promise<void>;
  close(): Promise<void>;
  /** Plays a tone after those that still sound. Returns the seconds until it is over. */
  play(tone: Tone, volume: number): number;
}
