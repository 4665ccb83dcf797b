import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { lazyUntilLoaded } from './lazyUntilLoaded.ts';

const complaints = vi.spyOn(console, 'error');
beforeEach(() => {
  vi.useFakeTimers();
  complaints.mockReset().mockImplementation(() => {});
});

test('a part that cannot be loaded does not affect the page, and appears when it can', async () => {
  const load = vi.fn<() => Promise<() => string>>(() => Promise.reject(new TypeError('Failed to fetch')));
  const Part = lazyUntilLoaded(load);
  render(
    <>
      Siden
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  await act(() => vi.advanceTimersByTimeAsync(2000 + 4000 - 1));
  expect(load).toHaveBeenCalledTimes(2);
  expect(complaints).toHaveBeenCalledTimes(2);
  expect(screen.getByText('Siden')).toBeTruthy();
  load.mockResolvedValue(() => 'Delen');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(document.body.textContent).toBe('SidenDelen');
});
