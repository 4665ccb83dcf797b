import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AudioOutput } from './AudioOutput.ts';
import { Sound } from './Sound.ts';
import { type Tone, tones } from './tones.ts';

/** A browser's audio that starts after a gesture, and otherwise never answers, as Chrome's does. */
class ExampleOutput implements AudioOutput {
  readonly played: (readonly [Tone, number])[] = [];
  allowed = true;
  closed = false;
  #running = false;
  #freeAt = 0;
  readonly #listeners = new Set<() => void>();

  isRunning(): boolean {
    return this.#running;
  }

  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async resume(): Promise<void> {
    if (!this.allowed) return new Promise(() => {});
    this.set(true);
  }

  async suspend(): Promise<void> {
    this.set(false);
  }

  async close(): Promise<void> {
    this.closed = true;
  }

  play(tone: Tone, volume: number): number {
    this.played.push([tone, volume]);
    this.#freeAt = Math.max(performance.now(), this.#freeAt) + tone.seconds * 1000;
    return (this.#freeAt - performance.now()) / 1000;
  }

  set(running: boolean): void {
    this.#running = running;
    for (const listener of this.#listeners) listener();
  }

  listenerCount(): number {
    return this.#listeners.size;
  }
}

const complaints = vi.spyOn(console, 'error');
let output: ExampleOutput;
let made: number;
let choices: { volume: number; muted: boolean; webNotifications: boolean };
let sound: Sound;
let states: string[];

beforeEach(() => {
  vi.useFakeTimers();
  complaints.mockImplementation(() => {});
  output = new ExampleOutput();
  made = 0;
  choices = { volume: 0.7, muted: false, webNotifications: false };
  states = [];
  sound = new Sound({
    createOutput: () => {
      made += 1;
      return output;
    },
    settings: { current: () => choices },
    page: window,
  });
  sound.state.subscribe(() => states.push(sound.state.current()));
  sound.start();
});
afterEach(() => {
  sound.stop();
  if (vi.getTimerCount() > 0 || output.listenerCount() > 0) throw new Error('a timer or a listener is left');
  complaints.mockReset();
});

const touch = (): unknown => window.dispatchEvent(new Event('pointerup'));
const untilAfterGesture = (): Promise<unknown> => vi.advanceTimersByTimeAsync(300);

test('a goal is a sine that sweeps from 1047 to 2093 Hz and back over 0.8 s, a red card two pulses of 3520 Hz over 0.4 s', () => {
  expect(tones.GOAL).toMatchObject({ shape: 'sine', seconds: 0.8 });
  expect(tones.GOAL.frequency).toEqual([
    [0, 1047],
    [0.4, 2093],
    [0.8, 1047],
  ]);
  expect(tones.RED).toMatchObject({ shape: 'square', seconds: 0.4, frequency: [[0, 3520]] });
});

test.each([tones.GOAL, tones.RED])('a $shape begins and ends in silence, and never jumps', ({ level, seconds }) => {
  expect(level[0]).toEqual([0, 0]);
  expect(level.at(-1)).toEqual([seconds, 0]);
  for (const [n, [at, value]] of level.entries()) {
    const [before, last] = level[n - 1] ?? [-1, value];
    if (value !== last) expect(at - before).toBeGreaterThanOrEqual(0.009);
  }
});

test('each is played at the chosen volume', async () => {
  sound.play('GOAL');
  await vi.advanceTimersByTimeAsync(0);
  choices = { ...choices, volume: 0.3 };
  sound.play('RED');
  expect(output.played).toEqual([
    [tones.GOAL, 0.7],
    [tones.RED, 0.3],
  ]);
  expect([sound.state.current(), made]).toEqual(['enabled', 1]);
});

test.each([{ muted: true }, { volume: 0 }])(
  'with %o nothing is played, and the browser is not asked for audio',
  (chosen) => {
    choices = { ...choices, ...chosen };
    sound.play('GOAL');
    expect([output.played, made]).toEqual([[], 0]);
  },
);

test('NOTIFY-25 a sound that the browser delays counts as blocked after a second, and Enable Sound plays it', async () => {
  output.allowed = false;
  sound.play('GOAL');
  await vi.advanceTimersByTimeAsync(999);
  expect(sound.state.current()).toBe('suspended');
  await vi.advanceTimersByTimeAsync(1);
  expect(sound.state.current()).toBe('blocked');
  output.allowed = true;
  sound.enable();
  await vi.advanceTimersByTimeAsync(0);
  expect(output.played).toEqual([[tones.GOAL, 0.7]]);
  expect(states).toEqual(['blocked', 'suspended', 'enabled']);
});

test('NOTIFY-25 a sound that the browser refuses counts as blocked at once, and that is logged once', async () => {
  vi.spyOn(output, 'resume').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  sound.play('GOAL');
  await vi.advanceTimersByTimeAsync(0);
  expect(sound.state.current()).toBe('blocked');
  sound.play('GOAL');
  await vi.advanceTimersByTimeAsync(0);
  expect(complaints).toHaveBeenCalledTimes(1);
});

test('a refused sound is not played after its card has disappeared', async () => {
  output.allowed = false;
  sound.play('GOAL');
  await vi.advanceTimersByTimeAsync(6500);
  output.allowed = true;
  touch();
  await untilAfterGesture();
  expect([sound.state.current(), output.played]).toEqual(['enabled', []]);
});

test('the first gesture anywhere starts the audio after its screen is shown, and later gestures do nothing', async () => {
  touch();
  await vi.advanceTimersByTimeAsync(100);
  expect(made).toBe(0);
  await untilAfterGesture();
  expect(sound.state.current()).toBe('enabled');
  const resume = vi.spyOn(output, 'resume');
  touch();
  await untilAfterGesture();
  expect(resume).not.toHaveBeenCalled();
});

test('between sounds the audio is suspended, without any question to the user', async () => {
  sound.play('GOAL');
  await vi.advanceTimersByTimeAsync(1800);
  expect([output.isRunning(), sound.state.current()]).toEqual([false, 'enabled']);
  sound.play('RED');
  await vi.advanceTimersByTimeAsync(0);
  expect(output.played).toHaveLength(2);
});

test('a sound while the audio is being suspended is played', async () => {
  sound.play('GOAL');
  await vi.advanceTimersByTimeAsync(0);
  let rests = (): void => {};
  output.suspend = () =>
    new Promise((resolve) => {
      rests = () => {
        output.set(false);
        resolve();
      };
    });
  output.resume = async () => {
    rests();
    output.set(true);
  };
  await vi.advanceTimersByTimeAsync(1800);
  expect(output.isRunning()).toBe(true);
  sound.play('RED');
  await vi.advanceTimersByTimeAsync(0);
  expect(output.played.map(([tone]) => tone)).toEqual([tones.GOAL, tones.RED]);
  expect(output.isRunning()).toBe(true);
});

test('of many goals at once only the sounds that can begin within a second are played, and a later goal sounds again', async () => {
  for (let n = 0; n < 9; n += 1) sound.play('GOAL');
  await vi.advanceTimersByTimeAsync(0);
  sound.play('GOAL');
  await vi.advanceTimersByTimeAsync(0);
  expect(output.played).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(10_000);
  sound.play('GOAL');
  await vi.advanceTimersByTimeAsync(0);
  expect(output.played).toHaveLength(3);
});

test('audio that the system suspends is resumed by the next gesture', async () => {
  sound.play('GOAL');
  await vi.advanceTimersByTimeAsync(0);
  output.set(false);
  expect(sound.state.current()).toBe('suspended');
  touch();
  await untilAfterGesture();
  expect(sound.state.current()).toBe('enabled');
});

test('a browser without audio is silent, which is logged once', () => {
  const silent = new Sound({
    createOutput: () => {
      throw new ReferenceError('AudioContext is not defined');
    },
    settings: { current: () => choices },
    page: window,
  });
  silent.start();
  silent.play('GOAL');
  silent.play('GOAL');
  expect(complaints).toHaveBeenCalledTimes(1);
  silent.stop();
});

test('after stop the audio is closed, and nothing is played or resumed', async () => {
  sound.play('GOAL');
  await vi.advanceTimersByTimeAsync(0);
  sound.stop();
  expect(output.closed).toBe(true);
  sound.play('GOAL');
  touch();
  sound.enable();
  await vi.advanceTimersByTimeAsync(0);
  expect([output.played.length, made]).toEqual([1, 1]);
});
