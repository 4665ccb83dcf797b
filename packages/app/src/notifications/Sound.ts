import { type AudioEvent, type AudioState, audioState, cadence, type Notification } from '@tribunen/domain';
import { goalTone } from './goalTone.ts';
import { redCardTone } from './redCardTone.ts';
import type { SoundSettings } from './SoundSettings.ts';
import type { Speaker } from './Speaker.ts';
import type { Tone } from './Tone.ts';

interface SoundParts {
  /** Throws where the browser has no audio. */
  readonly createSpeaker: () => Speaker;
  readonly settings: Pick<SoundSettings, 'current'>;
  /** Where the user's gestures are heard: the window. */
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** A browser that wants a gesture first does not refuse: it leaves the question open. */
const refusedAfterMs = 1000;
/** An audio that runs costs power, also in silence. */
const restAfterMs = 1000;
/** What would begin later than this is left out: after an absence many goals are told at once, and a train of tones tells no more than two. */
const longestQueueSeconds = 1;
const gestures = ['pointerdown', 'pointerup', 'keydown'] as const;
const tones: Readonly<Record<Notification['type'], Tone>> = { GOAL: goalTone, RED: redCardTone };

/**
 * The sounds of goals and red cards, as loud as the user has chosen (part 1 §9). A browser may want the user to touch the page first: the
 * first gesture wakes the audio, and where a sound was wanted and refused the state is `blocked`, for which the screen has Enable Sound.
 * A sound that was refused is played all the same if the audio wakes while its card is up.
 */
export class Sound {
  readonly #parts: SoundParts;
  readonly #listeners = new Set<() => void>();
  #isStarted = false;
  #state: AudioState = 'suspended';
  #speaker: Speaker | null = null;
  #endOfChanges: (() => void) | null = null;
  /** What is played as soon as the audio runs. */
  #wanted: readonly Tone[] = [];
  #patience: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #isResting = false;
  /** By the page's own clock, in milliseconds. */
  #playsUntil = 0;
  #hasComplained = false;

  constructor(parts: SoundParts) {
    this.#parts = parts;
  }

  readonly state = (): AudioState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): void {
    if (this.#isStarted) return;
    this.#isStarted = true;
    for (const gesture of gestures) this.#parts.page.addEventListener(gesture, this.#touched);
  }

  /** Silences it, and gives the browser's audio back. */
  stop(): void {
    this.#isStarted = false;
    for (const gesture of gestures) this.#parts.page.removeEventListener(gesture, this.#touched);
    clearTimeout(this.#patience);
    clearTimeout(this.#rest);
    this.#wanted = [];
    this.#endOfChanges?.();
    this.#endOfChanges = null;
    this.#speaker?.close().catch((error: unknown) => this.#complain(error));
    this.#speaker = null;
    this.#isResting = false;
    this.#playsUntil = 0;
    this.#setState('suspended');
  }

  /** Plays it, unless the user wants silence. */
  play(type: Notification['type']): void {
    const { volume, muted } = this.#parts.settings.current();
    const speaker = this.#isStarted && !muted && volume > 0 ? this.#speakerToUse() : null;
    if (speaker === null) return;
    this.#wanted = [...this.#wanted, tones[type]];
    // What is being put to rest runs for a moment yet, and would take the sound with it.
    if (speaker.isRunning() && !this.#isResting) return this.#playWanted(speaker);
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#refused(), refusedAfterMs);
    this.#resume(speaker);
  }

  /** The user's click on Enable Sound. */
  readonly enable = (): void => {
    const speaker = this.#isStarted ? this.#speakerToUse() : null;
    if (speaker === null) return;
    this.#happens('touched');
    this.#resume(speaker);
  };

  readonly #touched = (): void => {
    if (this.#state !== 'enabled') this.enable();
  };

  #speakerToUse(): Speaker | null {
    if (this.#speaker !== null) return this.#speaker;
    try {
      const speaker = this.#parts.createSpeaker();
      this.#speaker = speaker;
      this.#endOfChanges = speaker.onChange(() => this.#follow(speaker));
      return speaker;
    } catch (error) {
      this.#complain(error);
      return null;
    }
  }

  #follow(speaker: Speaker): void {
    if (speaker.isRunning()) {
      this.#isResting = false;
      this.#happens('runs');
      this.#playWanted(speaker);
    } else if (!this.#isResting) {
      this.#happens('sleeps');
    }
  }

  #resume(speaker: Speaker): void {
    speaker.resume().then(
      () => {
        if (this.#speaker === speaker && speaker.isRunning()) this.#follow(speaker);
      },
      (error: unknown) => {
        if (this.#speaker !== speaker) return;
        this.#complain(error);
        if (this.#wanted.length > 0) this.#refused();
      },
    );
  }

  #refused(): void {
    this.#happens('refused');
    // Of several that nobody heard the last is enough, and only while its card is up.
    this.#wanted = this.#wanted.slice(-1);
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.#wanted = [];
    }, cadence.banner.close - refusedAfterMs);
  }

  #playWanted(speaker: Speaker): void {
    clearTimeout(this.#patience);
    clearTimeout(this.#rest);
    const { volume } = this.#parts.settings.current();
    let seconds = this.#secondsToPlay();
    for (const tone of this.#wanted) if (seconds < longestQueueSeconds) seconds = speaker.play(tone, volume);
    this.#wanted = [];
    this.#playsUntil = performance.now() + seconds * 1000;
    this.#rest = setTimeout(
      () => {
        this.#isResting = true;
        speaker.suspend().catch((error: unknown) => this.#complain(error));
      },
      seconds * 1000 + restAfterMs,
    );
  }

  #secondsToPlay(): number {
    return Math.max(0, this.#playsUntil - performance.now()) / 1000;
  }

  #happens(event: AudioEvent): void {
    this.#setState(audioState(this.#state, event));
  }

  #setState(state: AudioState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #complain(error: unknown): void {
    if (!this.#hasComplained) console.error('The browser plays no sound', error);
    this.#hasComplained = true;
  }
}
