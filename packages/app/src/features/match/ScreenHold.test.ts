import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Observable } from '../../lib/state/Observable.ts';
import { ScreenHold } from './ScreenHold.ts';

/** A device whose screen can be held, and lets it go when the page is hidden. */
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

test('MATCH-37 the screen is held from start to stop, while the page is seen', async () => {
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

test('MATCH-37 it is held and let go with the choice, which may be made in another tab', async () => {
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

test('MATCH-37 a match that is left while the device is asked leaves no hold', async () => {
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

test('MATCH-37 a device that refuses is asked again when the page is seen again, and that is logged once', async () => {
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
