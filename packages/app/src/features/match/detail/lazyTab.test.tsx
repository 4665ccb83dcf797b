import { createI18n, LateCode, WordsProvider } from '@tribunen/ui';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { exampleMatch } from '../../../testing/exampleMatch.ts';
import { lazyTab, type MatchTabProps } from './lazyTab.tsx';

const complaints = vi.spyOn(console, 'error');
beforeEach(() => complaints.mockReset().mockImplementation(() => {}));
const nobody = { formation: null, lineup: [], bench: [] };
const report = { match: exampleMatch(), events: [], lineUps: { home: nobody, away: nobody }, referee: null };
const words = createI18n('nb');
const offline = () => Promise.reject<ComponentType<MatchTabProps>>(new TypeError('Failed to fetch'));

async function open() {
  const load = vi.fn<() => Promise<ComponentType<MatchTabProps>>>(offline);
  const Tab = lazyTab(new LateCode(load, 'The tab did not load'));
  const show = () =>
    render(
      <WordsProvider words={words}>
        Kampen
        <Tab match={report} />
      </WordsProvider>,
    );
  const { unmount } = show();
  await screen.findByRole('alert');
  return { load, unmount, show };
}

/** Presses «Prøv igjen», and waits for the result. */
async function tryAgain(): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igjen' }));
    await Promise.resolve();
  });
}

test('a tab that cannot be loaded says so while the rest of the match stays, and is loaded at the next try', async () => {
  const { load } = await open();
  expect(screen.getByRole('alert').textContent).toContain('Kunne ikke laste denne delen av kampen');
  expect(document.body.textContent).toContain('Kampen');
  expect(complaints).toHaveBeenCalledTimes(1);
  load.mockResolvedValue(() => 'Fanen');
  await tryAgain();
  await screen.findByText(/Fanen/);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a tab whose next try also fails still says so, and each failure is logged', async () => {
  const { load } = await open();
  await tryAgain();
  await vi.waitFor(() => expect(complaints).toHaveBeenCalledTimes(2));
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('alert')).toBeTruthy();
});

test('a tab that is opened again is loaded again', async () => {
  const { load, unmount, show } = await open();
  unmount();
  load.mockResolvedValue(() => 'Fanen');
  show();
  expect(await screen.findByText(/Fanen/)).toBeTruthy();
});
