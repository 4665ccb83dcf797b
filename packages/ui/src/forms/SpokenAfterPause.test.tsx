import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { SpokenAfterPause } from './SpokenAfterPause.tsx';

beforeEach(() => void vi.useFakeTimers());
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('a text that changes at every letter is announced once, after a pause', () => {
  const { container, rerender } = render(<SpokenAfterPause text="Mangler tre" />);
  pass(5000);
  expect(container.textContent).toBe('');
  for (const text of ['Mangler to', 'Mangler ett']) {
    rerender(<SpokenAfterPause text={text} />);
    pass(500);
  }
  expect(container.textContent).toBe('');
  pass(1000);
  expect(container.textContent).toBe('Mangler ett');
});

test('a text that equals the last announced one is not announced again', () => {
  const { container, rerender } = render(<SpokenAfterPause text="Mangler tre" />);
  rerender(<SpokenAfterPause text="Mangler to" />);
  pass(500);
  rerender(<SpokenAfterPause text="Mangler tre" />);
  pass(5000);
  expect(container.textContent).toBe('');
});
