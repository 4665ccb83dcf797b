import { Emitter, type LiveEvent } from '@tribunen/domain';
import { createI18n, toast, WordsProvider } from '@tribunen/ui';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { exampleEvent } from '../../../testing/exampleEvent.ts';
import { CardCorrectionsHost } from './CardCorrectionsHost.tsx';

const news = vi.spyOn(toast, 'news');

afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

function open(takenBack: Emitter<LiveEvent>): { unmount: () => void } {
  return render(
    <WordsProvider words={createI18n('nb')}>
      <CardCorrectionsHost alerts={{ takenBack }} />
    </WordsProvider>,
  );
}

test('a red card that is taken back shows a toast with its player and team, while the page is open', () => {
  const takenBack = new Emitter<LiveEvent>();
  const { unmount } = open(takenBack);
  takenBack.emit(exampleEvent('e1', { eventType: 'CARD_CANCELLED' }));
  expect(news).toHaveBeenCalledExactlyOnceWith({ title: 'Rødt kort annullert', text: 'Berg, Brann' });
  unmount();
  expect(takenBack.listeners).toBe(0);
});

test('a red card without a player shows a toast with only the team', () => {
  const takenBack = new Emitter<LiveEvent>();
  open(takenBack);
  takenBack.emit(exampleEvent('e1', { eventType: 'CARD_CANCELLED', personName: null }));
  expect(news).toHaveBeenCalledExactlyOnceWith({ title: 'Rødt kort annullert', text: 'Brann' });
});
