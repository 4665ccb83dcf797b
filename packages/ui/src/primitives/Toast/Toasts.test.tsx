import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toast, toastQueue } from './toast.ts';
import { Toasts } from './Toasts.tsx';

vi.mock(import('./Toaster.tsx'), () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a toast that cannot be shown is logged once and dropped, and the screen stays as it is', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const { container } = render(
    <>
      <p>Skjermen</p>
      <Toasts />
    </>,
  );
  toast.failure({ title: 'Feil' });
  await vi.waitFor(() => expect(toastQueue.waiting()).toEqual([]));
  expect(logged).toHaveBeenCalledOnce();
  expect(container.textContent).toBe('Skjermen');
});
