import type { OsloDay } from '@tribunen/domain';
import { type KeyboardEvent, memo, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { isMotionReduced } from '../../theme/reducedMotion.ts';
import { DayCalendarButton } from '../DayCalendar/DayCalendarButton.tsx';
import { DayButton } from './DayButton.tsx';
import { dayAfterKey } from './dayAfterKey.ts';
import { StripFrame, StripLine, StripTrack } from './StripTrack.ts';

interface DayStripProps {
  readonly day: OsloDay;
  readonly today: OsloDay;
  readonly days: readonly OsloDay[];
  onSelectDay(day: OsloDay): void;
}

/**
 * The days to choose from, on a halfway line with the centre circle around the chosen one. It scrolls to the chosen
 * day. On the keyboard it is one stop, with arrows, Home and End inside it. The calendar at its end leads to any other
 * day (MATCH-21). It renders only when one of its properties is another: the screen around it renders with every live update.
 */
export const DayStrip = memo(function DayStrip({ day, today, days, onSelectDay }: DayStripProps) {
  const { t } = useWords();
  const { dayFull } = useFormats();
  const track = useRef<HTMLDivElement>(null);
  const [pointedAt, setPointedAt] = useState<OsloDay | null>(null);
  const stop = pointedAt !== null && days.includes(pointedAt) ? pointedAt : day;

  // Compares the days, not the array that holds them: a goal renders the screen again, and must not move the strip for
  // a user who is scrolling it.
  const listed = days.join();

  useLayoutEffect(() => {
    // Still before the next paint, but when the page is laid out anyway: to measure it here would lay it out once more.
    const frame = requestAnimationFrame(() => {
      if (track.current) centreChosenDay(track.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [day, listed]);

  const moveWithKeys = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = dayAfterKey(event.key, stop, days);
    if (next === null) return;
    event.preventDefault();
    setPointedAt(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };

  return (
    <StripFrame>
      <StripTrack
        ref={track}
        role="toolbar"
        aria-label={t(($) => $.results.strip.label)}
        onKeyDown={moveWithKeys}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setPointedAt(null);
        }}
      >
        <StripLine>
          {days.map((each) => (
            <DayButton
              key={each}
              day={each}
              label={each === today ? t(($) => $.results.strip.todayLabel, { day: dayFull(each) }) : dayFull(each)}
              chosen={each === day}
              today={each === today}
              tabStop={each === stop}
              onSelect={onSelectDay}
            />
          ))}
        </StripLine>
      </StripTrack>
      <DayCalendarButton day={day} today={today} onSelectDay={onSelectDay} />
    </StripFrame>
  );
});

/** Scrolls the track only, never the page: at once the first time, smoothly after that. */
function centreChosenDay(track: HTMLElement): void {
  const chosen = track.querySelector<HTMLElement>('[aria-pressed="true"]');
  if (!chosen) return;
  const left = chosen.offsetLeft + chosen.offsetWidth / 2 - track.clientWidth / 2;
  const gliding = track.dataset['placed'] === 'true' && !isMotionReduced();
  track.scrollTo({ left, behavior: gliding ? 'smooth' : 'instant' });
  track.dataset['placed'] = 'true';
}
