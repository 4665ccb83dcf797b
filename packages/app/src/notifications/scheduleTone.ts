import type { Tone, ToneLine } from './Tone.ts';

/**
 * Puts a tone on an audio clock.
 *
 * @param at seconds on the context's clock
 * @param volume from 0 to 1
 * @example
 * scheduleTone(new AudioContext(), goalTone, { at: 0, volume: 0.7 });
 */
export function scheduleTone(
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
