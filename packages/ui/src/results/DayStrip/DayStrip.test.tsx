import { addDays, dayStrip } from '@tribunen/domain';
import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { createI18n } from '../../i18n/createI18n.ts';
import { WordsProvider } from '../../i18n/WordsProvider.tsx';
import { storyDay } from '../../stories/matches.ts';
import { DayStrip } from './DayStrip.tsx';

const words = createI18n('nb');
const matchDays: ReadonlySet<never> = new Set();
const scrollTo = vi.spyOn(Element.prototype, 'scrollTo').mockReturnValue();

beforeEach(() => {
  scrollTo.mockClear();
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
});
function strip(day: typeof storyDay) {
  return (
    <WordsProvider words={words}>
      <DayStrip
        day={day}
        today={storyDay}
        days={dayStrip(storyDay)}
        matchDays={matchDays}
        onSelectDay={() => undefined}
      />
    </WordsProvider>
  );
}

test('the strip keeps its scroll position when the screen renders again, and moves to a newly chosen day', () => {
  const { rerender } = render(strip(storyDay));
  vi.advanceTimersToNextFrame();
  expect(scrollTo).toHaveBeenCalledTimes(1);

  rerender(strip(storyDay));
  vi.advanceTimersToNextFrame();
  expect(scrollTo).toHaveBeenCalledTimes(1);

  rerender(strip(addDays(storyDay, 1)));
  vi.advanceTimersToNextFrame();
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('a live update, which does not change the strip, renders none of its days again', () => {
  const days = dayStrip(storyDay);
  const read = vi.spyOn(days, 'map');
  const onSelectDay = () => undefined;
  const screen = (update: string) => (
    <WordsProvider words={words}>
      <DayStrip day={storyDay} today={storyDay} days={days} matchDays={matchDays} onSelectDay={onSelectDay} />
      {update}
    </WordsProvider>
  );
  const { rerender } = render(screen('0–0'));
  rerender(screen('1–0'));
  expect(read).toHaveBeenCalledOnce();
});
