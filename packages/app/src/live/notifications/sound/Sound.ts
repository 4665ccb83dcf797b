import { type AudioEvent, type AudioState, audioState, cadence, type Notification } from '@tribunen/domain';
import { Observable, type Observed } from '../../../lib/state/Observable.ts';
import { Teardown } from '../../../lib/state/Teardown.ts';
import type { AudioOutput } from './AudioOutput.ts';
import type { SoundSettings } from './SoundSettings.ts';
import { type Tone, tones } from './tones.ts';

interface SoundParts {
  /** Throws if the browser has no audio. */
  readonly createOutput: () => AudioOutput;
  readonly settings: Pick<SoundSettings, 'current'>;
  /** The window, which emits the spectator's gestures. */
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
}

/** A browser that requires a gesture first may not answer at all. After this time that counts as a refusal. */
const refusedAfterMs = 1000;
/** Running audio uses power even in silence, so it is suspended after this time. */
const restAfterMs = 1000;
/** A tone that would begin later than this is left out. For many goals at once, as after an absence, two tones are enough. */
const longestQueueSeconds = 1;
/** A touch counts as a gesture when the finger is lifted. */
const gestures = ['pointerup', 'keydown'] as const;
/**
 * Creating audio takes a slow phone 50 ms, which the screen that a press opens must not wait for. Safari passes a gesture on to a timer of
 * at most a second.
 */
const afterGestureMs = 300;

/**
 * The sounds of goals and red cards, as loud as the spectator has chosen. A browser may require a gesture first, so the
 * first gesture starts the audio. If a sound was refused the state is `blocked`, and the screen offers «Enable Sound»
 * (NOTIFY-25). A refused sound is still played if the audio starts while its card is up.
 */
export class Sound {
  readonly #parts: SoundParts;
  readonly #state = new Observable<AudioState>('suspended');
  readonly #teardown = new Teardown();
  #output: AudioOutput | null = null;
  /** The tones to play when the audio runs. */
  #wanted: readonly Tone[] = [];
  #patience: ReturnType<typeof setTimeout> | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #gesture: ReturnType<typeof setTimeout> | undefined;
  #isResting = false;
  /** When the last tone ends, by the page's stopwatch, in milliseconds. */
  #playsUntil = 0;
  #hasComplained = false;

  constructor(parts: SoundParts) {
    this.#parts = parts;
  }

  get state(): Observed<AudioState> {
    return this.#state;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    const { page } = this.#parts;
    for (const gesture of gestures) {
      page.addEventListener(gesture, this.#touched);
      this.#teardown.add(() => page.removeEventListener(gesture, this.#touched));
    }
  }

  /** Ends the sound, and closes the browser's audio. */
  stop(): void {
    this.#teardown.run();
    clearTimeout(this.#patience);
    clearTimeout(this.#rest);
    clearTimeout(this.#gesture);
    this.#wanted = [];
    this.#output?.close().catch((error: unknown) => this.#complain(error));
    this.#output = null;
    this.#isResting = false;
    this.#playsUntil = 0;
    this.#state.set('suspended');
  }

  /** Plays the sound of a goal or a red card, unless the spectator has turned sound off. */
  play(type: Notification['type']): void {
    const { volume, muted } = this.#parts.settings.current();
    const output = muted || volume === 0 ? null : this.#outputToUse();
    if (output === null) return;
    this.#wanted = [...this.#wanted, tones[type]];
    // Audio that is being suspended runs a moment longer, and would swallow the sound.
    if (output.isRunning() && !this.#isResting) return this.#playWanted(output);
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#refused(), refusedAfterMs);
    this.#resume(output);
  }

  /** Called when the spectator presses «Enable Sound». */
  readonly enable = (): void => {
    const output = this.#outputToUse();
    if (output === null) return;
    this.#apply('touched');
    this.#resume(output);
  };

  readonly #touched = (): void => {
    clearTimeout(this.#gesture);
    if (this.#state.current() !== 'enabled') this.#gesture = setTimeout(this.enable, afterGestureMs);
  };

  #outputToUse(): AudioOutput | null {
    if (this.#output !== null || !this.#teardown.isPending) return this.#output;
    try {
      const output = this.#parts.createOutput();
      this.#output = output;
      this.#teardown.add(output.onChange(() => this.#follow(output)));
      return output;
    } catch (error) {
      this.#complain(error);
      return null;
    }
  }

  #follow(output: AudioOutput): void {
    if (output.isRunning()) {
      this.#isResting = false;
      this.#apply('runs');
      this.#playWanted(output);
    } else if (!this.#isResting) {
      this.#apply('sleeps');
    }
  }

  #resume(output: AudioOutput): void {
    output.resume().then(
      () => {
        if (this.#output === output && output.isRunning()) this.#follow(output);
      },
      (error: unknown) => {
        if (this.#output !== output) return;
        this.#complain(error);
        if (this.#wanted.length > 0) this.#refused();
      },
    );
  }

  #refused(): void {
    this.#apply('refused');
    // Of several refused tones only the last is played, and only while its card is on the screen.
    this.#wanted = this.#wanted.slice(-1);
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => {
      this.#wanted = [];
    }, cadence.banner.close - refusedAfterMs);
  }

  #playWanted(output: AudioOutput): void {
    clearTimeout(this.#patience);
    clearTimeout(this.#rest);
    const { volume } = this.#parts.settings.current();
    let seconds = Math.max(0, this.#playsUntil - performance.now()) / 1000;
    for (const tone of this.#wanted) if (seconds < longestQueueSeconds) seconds = output.play(tone, volume);
    this.#wanted = [];
    this.#playsUntil = performance.now() + seconds * 1000;
    this.#rest = setTimeout(
      () => {
        this.#isResting = true;
        output.suspend().catch((error: unknown) => this.#complain(error));
      },
      seconds * 1000 + restAfterMs,
    );
  }

  #apply(event: AudioEvent): void {
    this.#state.set(audioState(this.#state.current(), event));
  }

  #complain(error: unknown): void {
    if (!this.#hasComplained) console.error('The browser plays no sound', error);
    this.#hasComplained = true;
  }
}
