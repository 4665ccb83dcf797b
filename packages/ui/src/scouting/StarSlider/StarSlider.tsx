import { starsForKey, type Stars } from '@tribunen/domain';
import { type KeyboardEvent, type PointerEvent, type Ref, useRef } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../i18n/useFormats.ts';
import { useWords } from '../../i18n/useWords.ts';
import { theme } from '../../theme/theme.ts';
import { starsAt } from './starsAt.ts';

interface StarSliderProps {
  readonly label: string;
  /** Null while the row is untouched. */
  readonly value: Stars | null;
  /** True for stars that are derived from other rows and not yet set by the user. */
  readonly suggested?: boolean;
  /** Without it the stars can only be read. */
  readonly onChange?: ((stars: Stars) => void) | undefined;
  /** Called when a digit has set the stars, so that the focus can move to the next row. */
  onDigit?(): void;
  readonly ref?: Ref<HTMLSpanElement>;
}

/** A finger that has moved this far sideways sets the stars; a finger that moves up or down scrolls. */
const swipePx = 6;
const places = [0, 1, 2, 3, 4] as const;

/**
 * A row of five stars in half steps, as one slider: arrows step by a half, a digit sets that many, a press or a swipe sets the
 * half that it points at (SCOUT-13). The caller shows the number beside it.
 */
export function StarSlider({ label, value, suggested = false, onChange, onDigit, ref }: StarSliderProps) {
  const { t } = useWords();
  const { oneDecimal } = useFormats();
  const press = useRef<{ readonly x: number; drawing: boolean } | null>(null);

  const set = (stars: Stars) => {
    if (stars !== value) onChange?.(stars);
  };
  const point = (event: PointerEvent<HTMLSpanElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    set(starsAt((event.clientX - left) / width));
  };
  const onPointerDown = (event: PointerEvent<HTMLSpanElement>) => {
    if (onChange === undefined || event.button !== 0) return;
    const drawing = event.pointerType === 'mouse';
    press.current = { x: event.clientX, drawing };
    event.currentTarget.setPointerCapture(event.pointerId);
    if (drawing) point(event);
  };
  const onPointerMove = (event: PointerEvent<HTMLSpanElement>) => {
    if (press.current === null) return;
    if (Math.abs(event.clientX - press.current.x) > swipePx) press.current.drawing = true;
    if (press.current.drawing) point(event);
  };
  const onPointerUp = (event: PointerEvent<HTMLSpanElement>) => {
    if (press.current !== null) point(event);
    press.current = null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (onChange === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const stars = starsForKey(event.key, value);
    const isDigit = /^[1-5]$/.test(event.key);
    if (stars !== null) set(stars);
    if (stars !== null || isDigit || scrollingKeys.has(event.key)) event.preventDefault();
    if (isDigit) onDigit?.();
  };

  return (
    <Row
      ref={ref}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={5}
      aria-valuenow={value ?? 0}
      aria-valuetext={
        value === null
          ? t(($) => $.scouting.stars.unsetSpoken)
          : t(($) => (suggested ? $.scouting.stars.suggestedSpoken : $.scouting.stars.spoken), {
              stars: oneDecimal(value),
            })
      }
      aria-readonly={onChange === undefined || undefined}
      data-suggested={suggested || undefined}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        press.current = null;
      }}
      onKeyDown={onKeyDown}
    >
      {places.map((place) => (
        <Star key={place} filled={Math.min(Math.max((value ?? 0) - place, 0), 1)} />
      ))}
    </Row>
  );
}

const scrollingKeys: ReadonlySet<string> = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
]);

const outline = 'M12 1.8l3.15 6.55 7.15.95-5.2 5 1.25 7.15L12 17.95l-6.35 3.5L6.9 14.3l-5.2-5 7.15-.95z';

function Star({ filled }: { readonly filled: number }) {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden>
      <path d={outline} data-part="outline" />
      {filled > 0 && <path d={outline} data-part="fill" style={{ clipPath: `inset(0 ${(1 - filled) * 100}% 0 0)` }} />}
    </Drawing>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  height: ${theme.touch};
  border-radius: ${theme.radius.sm};
  touch-action: pan-y;
  user-select: none;

  &:not([aria-readonly='true']) {
    cursor: pointer;
  }
  /* The empty stars are fainter where the user cannot set them. */
  &[aria-readonly='true'] > svg > [data-part='outline'] {
    opacity: 0.4;
  }
`;

const Drawing = styled.svg`
  width: var(--star-width, 34px);
  height: var(--star-size, 24px);
  fill: none;
  stroke-width: 1.6;
  stroke-linejoin: round;
  pointer-events: none;

  & > [data-part='outline'] {
    stroke: ${theme.colour.starEmpty};
  }
  & > [data-part='fill'] {
    stroke: ${theme.colour.goldFill};
    fill: ${theme.colour.goldFill};
  }
  [data-suggested] > & > [data-part='fill'] {
    fill: none;
  }
`;
