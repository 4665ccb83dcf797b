import { instantAt } from '@tribunen/domain';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../i18n/createI18n.ts';
import { WordsProvider } from '../i18n/WordsProvider.tsx';
import { Countdown } from './Countdown.tsx';

const words = createI18n('nb');

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
function open(ms: number) {
  const { container } = render(
    <WordsProvider words={words}>
      <Countdown
        until={{ at: instantAt(ms), now: () => instantAt(Date.now()) }}
        waiting={(wait) => `Om ${wait}`}
        over="Nå"
      />
    </WordsProvider>,
  );
  const [seen, heard] = container.children;
  return { seen: () => seen?.textContent, heard: () => heard?.textContent };
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('ACCOUNT-14 the screen counts down, and screen readers announce only the start and the end', () => {
  const { seen, heard } = open(3000);
  expect([seen(), heard()]).toEqual(['Om 3 sekunder', 'Om 3 sekunder']);
  pass(2000);
  expect([seen(), heard()]).toEqual(['Om 1 sekund', 'Om 3 sekunder']);
  pass(1000);
  expect([seen(), heard()]).toEqual(['Nå', 'Nå']);
});

test('after the wait no timer runs', () => {
  const { seen } = open(1000);
  expect(vi.getTimerCount()).toBe(1);
  pass(1000);
  expect(seen()).toBe('Nå');
  expect(vi.getTimerCount()).toBe(0);
});
