import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Hovered } from './HoverIntent.ts';
import { hoverProps } from './hoverProps.ts';
import { useHoverIntent } from './useHoverIntent.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

/** A name, and whose card is open. */
function Names({ subject, isShown }: { readonly subject: string | null; readonly isShown: boolean }) {
  const [pointed, point] = useState<Hovered<string> | null>(null);
  const { hovered } = useHoverIntent(pointed);
  return (
    <>
      {isShown && <button {...hoverProps(point, subject)}>Name</button>}
      <output>{hovered?.subject}</output>
    </>
  );
}

function show(subject: string | null = 'Berg') {
  const { rerender } = render(<Names subject={subject} isShown />);
  return (isShown: boolean) => rerender(<Names subject={subject} isShown={isShown} />);
}

const name = () => screen.getByRole('button', { name: 'Name' });
const openCard = () => screen.getByRole('status').textContent;

function wait(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms));
}

function pointAt(pointer: Readonly<Record<string, unknown>> = { pointerType: 'mouse', buttons: 0 }): void {
  fireEvent.pointerEnter(name(), pointer);
  wait(700);
}

test('PLAYER-4 the card opens under a mouse, and closes when the mouse is away', () => {
  show();
  pointAt();
  expect(openCard()).toBe('Berg');
  fireEvent.pointerLeave(name(), { pointerType: 'mouse' });
  wait(299);
  expect(openCard()).toBe('Berg');
  wait(1);
  expect(openCard()).toBe('');
});

test.each([
  ['a finger', { pointerType: 'touch', buttons: 0 }],
  ['a pen', { pointerType: 'pen', buttons: 0 }],
  ['a mouse that marks text', { pointerType: 'mouse', buttons: 1 }],
])('PLAYER-4 the card does not open under %s', (_pointer, event) => {
  show();
  pointAt(event);
  expect(openCard()).toBe('');
});

test('PLAYER-4 the card closes when its name leaves the screen, and stays open when the name renders again', async () => {
  const showAgain = show();
  pointAt();
  await act(async () => showAgain(true));
  expect(openCard()).toBe('Berg');
  await act(async () => showAgain(false));
  expect(openCard()).toBe('');
});

test('PLAYER-4 no card opens for a name that has left the screen', async () => {
  const showAgain = show();
  fireEvent.pointerEnter(name(), { pointerType: 'mouse', buttons: 0 });
  await act(async () => showAgain(false));
  wait(700);
  expect(openCard()).toBe('');
});

test('PEOPLE-29 a name without a card opens none', () => {
  show(null);
  pointAt();
  expect(openCard()).toBe('');
});
