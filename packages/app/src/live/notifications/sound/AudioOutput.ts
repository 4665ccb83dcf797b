import type { Tone, ToneLine } from './tones.ts';

/** The browser's audio, of which a page has one. */
export interface AudioOutput {
  isRunning(): boolean;
  /** Calls the listener when `isRunning` may have changed. Returns a function that stops it. */
  onChange(listener: () => void): () => void;
  /** Starts the audio. A browser that requires a gesture first rejects, or never answers. */
  resume(): Promise<void>;
  /** Suspends the audio, so that it uses no power. */
  suspend(): Promise<void>;
  close(): Promise<void>;
  /** Plays a tone after those that are still playing. Returns the seconds until it ends. */
  play(tone: Tone, volume: number): number;
}

/** Creates the audio of the browser, which is done at the first sound or gesture, because a page may have only a few. */
export function browserAudioOutput(): AudioOutput {
  const context = new AudioContext();
  let freeAt = 0;
  return {
    isRunning: () => context.state === 'running',
    onChange: (listener) => {
      context.addEventListener('statechange', listener);
      return () => context.removeEventListener('statechange', listener);
    },
    resume: () => context.resume(),
    suspend: () => context.suspend(),
    close: () => context.close(),
    play: (tone, volume) => {
      const at = Math.max(context.currentTime, freeAt);
      freeAt = at + tone.seconds;
      scheduleTone(context, tone, { at, volume });
      return freeAt - context.currentTime;
    },
  };
}

/** Schedules a tone at a second of the context's clock. */
function scheduleTone(
  context: BaseAudioContext,
  tone: Tone,
  { at, volume }: { readonly at: number; readonly volume: number },
): void {
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = tone.shape;
  draw(oscillator.frequency, tone.frequency, at, 1);
  draw(gain.gain, tone.level, at, volume);
  oscillator.connect(gain).connect(context.destination);
  oscillator.addEventListener('ended', () => gain.disconnect());
  oscillator.start(at);
  oscillator.stop(at + tone.seconds);
}

function draw(param: AudioParam, line: ToneLine, at: number, scale: number): void {
  for (const [n, [seconds, value]] of line.entries()) {
    if (n === 0) param.setValueAtTime(value * scale, at + seconds);
    else param.linearRampToValueAtTime(value * scale, at + seconds);
  }
}
