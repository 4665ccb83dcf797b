import { instantAt, type UtcInstant } from '@tribunen/domain';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../i18n/createI18n.ts';
import { WordsProvider } from '../../i18n/WordsProvider.tsx';
import { storyTime } from '../../stories/matches.ts';
import { StaleNotice } from './StaleNotice.tsx';

const words = createI18n('nb');
const since = storyTime('19:05');

beforeEach(() => void vi.useFakeTimers({ now: new Date(since) }));
/** The test's clock as a new function at every render, as the app passes it in. */
const clock = () => (): UtcInstant => instantAt(Date.now());

const notice = () => (
  <WordsProvider words={words}>
    <StaleNotice stale={{ since, now: clock(), onRetry: () => undefined }} />
  </WordsProvider>
);

test('the age counts on while nothing else happens, and screen readers do not announce each step', () => {
  render(notice());
  const said = screen.getByRole('status');
  expect(said.textContent).toBe('Kunne ikke hente nye resultater. Disse er 0 sekunder gamle.');
  expect(said.getAttribute('aria-live')).toBe('polite');

  act(() => void vi.advanceTimersByTime(10_000));
  expect(said.textContent).toBe('Kunne ikke hente nye resultater. Disse er 10 sekunder gamle.');
  expect(said.getAttribute('aria-live')).toBe('off');
});

test('a screen that renders all the time does not stop the age from counting', () => {
  const { rerender } = render(notice());
  for (let second = 0; second < 10; second++) {
    act(() => void vi.advanceTimersByTime(1000));
    rerender(notice());
  }
  expect(screen.getByRole('status').textContent).toContain('10 sekunder');
});

test('an unmounted notice leaves no timer', () => {
  const { unmount } = render(notice());
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
