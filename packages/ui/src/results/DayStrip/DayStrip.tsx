import type { OsloDay } from '@tribunen/domain';
import { type KeyboardEvent, memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '../../i18n/useWords.ts';
import { useFormats } from '../../i18n/useFormats.ts';
import { isMotionReduced } from '../../theme/reducedMotion.ts';
import { DayCalendarButton } from '../DayCalendar/DayCalendarButton.tsx';
import { DayButton } from './DayButton.tsx';
import { dayAfterKey } from './dayAfterKey.ts';
import { StripArrow } from './StripArrow.tsx';
import { StripFrame, StripLine, StripTrack } from './StripTrack.ts';

interface DayStripProps {
  readonly day: OsloDay;
  readonly today: OsloDay;
  /** The days that are known to have followed matches. */
  readonly matchDays: ReadonlySet<OsloDay>;
  readonly days: readonly OsloDay[];
  onSelectDay(day: OsloDay): void;
}

/**
 * The days to choose from, on a halfway line with the centre circle around the chosen one. It scrolls to the chosen
 * day. On the keyboard it is one stop, with arrows, Home and End inside it. The calendar at its end leads to any other
 * day (MATCH-21). It renders again only when one of its properties changes: the screen around it renders with every live update.
 */
export const DayStrip = memo(function DayStrip({ day, today, days, matchDays, onSelectDay }: DayStripProps) {
  const { t } = useWords();
  const { dayFull } = useFormats();
  const track = useRef<HTMLDivElement>(null);
  const [pointedAt, setPointedAt] = useState<OsloDay | null>(null);
  const stop = pointedAt !== null && days.includes(pointedAt) ? pointedAt : day;

  // Compares the days, not the array that holds them: a goal renders the screen again, and must not move the strip for
  // a user who is scrolling it.
  const listed = days.join();

  useLayoutEffect(() => {
    // Still before the next paint, but when the page is laid out anyway: measuring it here would force another layout.
    const frame = requestAnimationFrame(() => {
      if (track.current) centreChosenDay(track.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [day, listed]);

  useEffect(() => {
    const strip = track.current;
    if (strip === null) return undefined;
    // React's wheel listeners are passive, so they could not stop the page from scrolling along with the strip.
    strip.addEventListener('wheel', turnWithWheel, { passive: false });
    return () => strip.removeEventListener('wheel', turnWithWheel);
  }, []);

  const moveWithKeys = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = dayAfterKey(event.key, stop, days);
    if (next === null) return;
    event.preventDefault();
    setPointedAt(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };

  return (
    <StripFrame>
      <StripArrow direction="back" onPress={() => turnPage(track.current, -1)} />
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
      <StripArrow direction="ahead" onPress={() => turnPage(track.current, 1)} />
      <DayCalendarButton day={day} today={today} matchDays={matchDays} onSelectDay={onSelectDay} />
    </StripFrame>
  );
});

/** Scrolls the strip by its visible width less one day. */
function turnPage(track: HTMLElement | null, direction: -1 | 1): void {
  const day = track?.querySelector<HTMLElement>('[data-day]');
  if (!track || !day) return;
  const left = direction * (track.clientWidth - day.offsetWidth);
  track.scrollBy({ left, behavior: isMotionReduced() ? 'instant' : 'smooth' });
}

/** Lets a vertical wheel scroll the strip until its end, and then the page. */
function turnWithWheel(event: WheelEvent): void {
  const track = event.currentTarget;
  if (!(track instanceof HTMLElement) || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
  const before = track.scrollLeft;
  track.scrollBy({ left: event.deltaY, behavior: 'instant' });
  if (track.scrollLeft !== before) event.preventDefault();
}

/** Scrolls the track only, never the page: at once the first time, smoothly after that. */
function centreChosenDay(track: HTMLElement): void {
  const chosen = track.querySelector<HTMLElement>('[aria-pressed="true"]');
  if (!chosen) return;
  const left = chosen.offsetLeft + chosen.offsetWidth / 2 - track.clientWidth / 2;
  const gliding = track.dataset['placed'] === 'true' && !isMotionReduced();
  track.scrollTo({ left, behavior: gliding ? 'smooth' : 'instant' });
  track.dataset['placed'] = 'true';
}
