import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Observable } from '../../lib/state/Observable.ts';
import { ScreenHold } from './ScreenHold.ts';

/** A device whose screen can be kept on, and which ends that when the page is hidden. */
class ExampleScreen {
  readonly page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState });
  readonly isWanted = new Observable(true);
  holds = 0;
  refuses = false;
  #release: (() => void) | null = null;

  readonly request = async () => {
    await Promise.resolve();
    if (this.refuses || this.page.visibilityState === 'hidden') throw new DOMException('refused', 'NotAllowedError');
    this.holds += 1;
    const hold = {
      released: false,
      release: async () => {
        if (!hold.released) this.holds -= 1;
        hold.released = true;
      },
    };
    this.#release = () => void hold.release();
    return hold;
  };

  show(visibilityState: DocumentVisibilityState): void {
    this.page.visibilityState = visibilityState;
    if (visibilityState === 'hidden') this.#release?.();
    this.page.dispatchEvent(new Event('visibilitychange'));
  }
}

const complaints = vi.spyOn(console, 'error');
beforeEach(() => {
  complaints.mockImplementation(() => {});
});
afterEach(() => {
  complaints.mockReset();
});

const settle = () => new Promise((resolve) => setTimeout(resolve));

test('MATCH-37 the screen is kept on from start to stop, while the page is visible', async () => {
  const screen = new ExampleScreen();
  const hold = new ScreenHold(screen);
  hold.start();
  await settle();
  expect(screen.holds).toBe(1);
  screen.show('hidden');
  await settle();
  expect(screen.holds).toBe(0);
  screen.show('visible');
  await settle();
  expect(screen.holds).toBe(1);
  hold.stop();
  await settle();
  expect(screen.holds).toBe(0);
  screen.show('hidden');
  screen.show('visible');
  await settle();
  expect(screen.holds).toBe(0);
});

test('MATCH-37 the screen is kept on according to the choice, which may be changed in another tab', async () => {
  const screen = new ExampleScreen();
  screen.isWanted.set(false);
  const hold = new ScreenHold(screen);
  hold.start();
  await settle();
  expect(screen.holds).toBe(0);
  screen.isWanted.set(true);
  await settle();
  expect(screen.holds).toBe(1);
  screen.isWanted.set(false);
  await settle();
  expect(screen.holds).toBe(0);
  hold.stop();
});

test('MATCH-37 if the match is closed while the request is pending, the screen is not kept on', async () => {
  const screen = new ExampleScreen();
  const hold = new ScreenHold(screen);
  hold.start();
  hold.stop();
  await settle();
  expect(screen.holds).toBe(0);
  hold.start();
  hold.stop();
  hold.start();
  await settle();
  expect(screen.holds).toBe(1);
  hold.stop();
});

test('MATCH-37 after a refusal the request is repeated when the page is visible again, and the refusal is logged once', async () => {
  const screen = new ExampleScreen();
  screen.refuses = true;
  const hold = new ScreenHold(screen);
  hold.start();
  await settle();
  screen.show('visible');
  await settle();
  expect(screen.holds).toBe(0);
  expect(complaints).toHaveBeenCalledOnce();
  screen.refuses = false;
  screen.show('visible');
  await settle();
  expect(screen.holds).toBe(1);
  hold.stop();
});
