import { beforeEach, expect, test, vi } from 'vitest';
import { HoverIntent } from './HoverIntent.ts';

const [first, second] = [document.createElement('button'), document.createElement('button')];
const berg = { subject: 'Berg', name: first, beside: first };
const lie = { subject: 'Lie', name: second, beside: second };
let open: string | null;
let intent: HoverIntent<string>;

beforeEach(() => {
  vi.useFakeTimers();
  open = null;
  intent = new HoverIntent((hovered) => (open = hovered?.subject ?? null));
});

function openBerg(): void {
  intent.enter(berg);
  vi.advanceTimersByTime(700);
}

test('PLAYER-4 a card opens when the mouse has rested on the name for 700 ms', () => {
  intent.enter(berg);
  vi.advanceTimersByTime(699);
  expect(open).toBeNull();
  vi.advanceTimersByTime(1);
  expect(open).toBe('Berg');
});

test('PLAYER-4 a mouse that only passes over a name opens no card', () => {
  intent.enter(berg);
  vi.advanceTimersByTime(699);
  intent.leave();
  vi.runAllTimers();
  expect(open).toBeNull();
});

test('PLAYER-4 a card closes 300 ms after the mouse has left its name', () => {
  openBerg();
  intent.leave();
  vi.advanceTimersByTime(299);
  expect(open).toBe('Berg');
  vi.advanceTimersByTime(1);
  expect(open).toBeNull();
});

test('PLAYER-4 a mouse that travels from the name into the card keeps it open, and leaving the card closes it', () => {
  openBerg();
  intent.leave();
  vi.advanceTimersByTime(299);
  intent.enterCard();
  vi.runAllTimers();
  expect(open).toBe('Berg');
  intent.leave();
  vi.advanceTimersByTime(300);
  expect(open).toBeNull();
});

test('PLAYER-4 a mouse that crosses another name on its way into the card keeps the card', () => {
  openBerg();
  intent.leave();
  intent.enter(lie);
  vi.advanceTimersByTime(200);
  intent.leave();
  intent.enterCard();
  vi.runAllTimers();
  expect(open).toBe('Berg');
});

test('PLAYER-4 a mouse that comes back to the name keeps its card', () => {
  openBerg();
  intent.leave();
  vi.advanceTimersByTime(200);
  intent.enter(berg);
  vi.runAllTimers();
  expect(open).toBe('Berg');
});

test('PLAYER-4 when the mouse moves from one name to another, the first card closes and the second opens after its own 700 ms', () => {
  openBerg();
  intent.leave();
  intent.enter(lie);
  vi.advanceTimersByTime(300);
  expect(open).toBeNull();
  vi.advanceTimersByTime(400);
  expect(open).toBe('Lie');
  vi.runAllTimers();
  expect(open).toBe('Lie');
});

test('PLAYER-4 a press closes the card, and no card opens while the mouse stays on the name', () => {
  openBerg();
  intent.close();
  expect(open).toBeNull();
  intent.enter(lie);
  intent.close();
  vi.runAllTimers();
  expect(open).toBeNull();
});

test('PLAYER-4 the card closes when its name leaves the screen, not when another name does', () => {
  openBerg();
  intent.forget(second);
  expect(open).toBe('Berg');
  intent.forget(first);
  expect(open).toBeNull();
  intent.enter(lie);
  intent.forget(second);
  vi.runAllTimers();
  expect(open).toBeNull();
});
