import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../i18n/createI18n.ts';
import { WordsProvider } from '../../i18n/WordsProvider.tsx';
import { toastQueue } from '../Toast/toast.ts';
import { LateCode } from '../LateCode/LateCode.ts';
import { LoadOnOpen } from './LoadOnOpen.tsx';

const words = createI18n('nb');

afterEach(() => {
  cleanup();
  toastQueue.take(toastQueue.waiting());
  vi.restoreAllMocks();
});

function show(load: () => Promise<string>) {
  const content = new LateCode(load, 'The menu did not load');
  render(
    <WordsProvider words={words}>
      <LoadOnOpen trigger={<button type="button">Meny</button>} opens="menu" content={content}>
        {(rows, trigger) => (
          <>
            {trigger}
            <p>{rows}</p>
          </>
        )}
      </LoadOnOpen>
    </WordsProvider>,
  );
}

test('a failed fetch leaves the button as it was, shows a toast, and is tried again at the next press', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValueOnce('Rader');
  show(load);

  fireEvent.click(screen.getByRole('button', { name: 'Meny' }));
  await vi.waitFor(() => expect(toastQueue.waiting()).toHaveLength(1));
  expect(toastQueue.waiting()[0]).toMatchObject({ tone: 'failure', title: 'Kunne ikke åpne' });
  expect(logged).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Meny' }).getAttribute('aria-busy')).toBeNull();

  fireEvent.click(screen.getByRole('button', { name: 'Meny' }));
  expect(await screen.findByText('Rader')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a second press during the fetch starts no second fetch', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('Rader');
  show(load);
  const button = screen.getByRole('button', { name: 'Meny' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('Rader')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});
