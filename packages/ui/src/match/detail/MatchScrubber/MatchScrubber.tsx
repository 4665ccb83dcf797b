import type { ScoreLine, Side } from '@tribunen/domain';
import { useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { useFormats } from '../../../i18n/useFormats.ts';
import { useWords } from '../../../i18n/useWords.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { rangeLook } from '../../../primitives/RangeSlider/rangeLook.ts';
import { theme } from '../../../theme/theme.ts';
import { visuallyHidden } from '../../../theme/visuallyHidden.ts';

/** A goal on the scrubber's line. */
export interface ScrubberMark {
  readonly minute: number;
  readonly side: Side;
}

interface MatchScrubberProps {
  /** The current minute of the match. */
  readonly last: number;
  /** The shown minute; null for the present. */
  readonly minute: number | null;
  /** The score at that minute; null when it is not known. */
  readonly score: ScoreLine | null;
  readonly marks: readonly ScrubberMark[];
  onChoose(minute: number): void;
  onBackToNow(): void;
}

/** The number of minutes that each key moves the handle. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * A handle that takes an opened match back to any minute: by pointer, by finger, and by the arrow keys, Home and End.
 * At the end of the line the match is live, and the handle moves along with it. While the user holds the handle, only
 * the user moves it.
 */
export function MatchScrubber({ last, minute, score, marks, onChoose, onBackToNow }: MatchScrubberProps) {
  const { t } = useWords();
  const { ordinal } = useFormats();
  const id = useId();
  const range = useRef<HTMLInputElement>(null);
  // The end of the line when the user took hold of the handle; null while the user does not hold it.
  const [held, setHeld] = useState<number | null>(null);
  const end = held ?? last;
  const shown = Math.min(minute ?? end, end);
  const at =
    score === null
      ? t(($) => $.common.atMinute, { minute: ordinal(shown) })
      : t(($) => $.matchDetail.scrubber.value, { minute: ordinal(shown), ...score });
  const said = minute === null ? t(($) => $.matchDetail.scrubber.now, { at }) : at;
  const choose = (chosen: number) => {
    // While the user holds the handle at the end, a new minute does not move it.
    if (chosen >= end && held === null) onBackToNow();
    else onChoose(chosen);
  };
  const letGo = () => {
    if (held === null) return;
    setHeld(null);
    if (minute !== null && minute >= held) onBackToNow();
  };
  return (
    <Root>
      <Label htmlFor={id}>{t(($) => $.commonLater.minute)}</Label>
      <Value aria-hidden>{`${shown}′`}</Value>
      <Line>
        {marks.map((mark, n) => (
          <Mark
            // Two goals of one minute are two marks.
            key={`${mark.minute} ${mark.side} ${n}`}
            aria-hidden
            data-side={mark.side}
            style={{ left: `${(100 * Math.min(mark.minute, end)) / end}%` }}
          />
        ))}
        <Range
          ref={range}
          id={id}
          type="range"
          min={0}
          max={end}
          step={1}
          value={shown}
          aria-valuetext={said}
          onPointerDown={() => {
            setHeld(last);
            // A handle that the user holds does not move along with the match.
            if (minute === null) onChoose(last);
          }}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onBlur={letGo}
          onChange={({ target }) => choose(target.valueAsNumber)}
          onKeyDown={(press) => {
            const step = steps[press.key];
            if (step === undefined || press.altKey || press.ctrlKey || press.metaKey) return;
            // Browsers differ in how far Page Up and Page Down move.
            press.preventDefault();
            choose(Math.min(Math.max(shown + step, 0), end));
          }}
        />
      </Line>
      <Button
        variant="line"
        small
        unavailable={minute === null}
        aria-label={t(($) => $.matchDetail.scrubber.backLabel)}
        onClick={() => {
          onBackToNow();
          // The button disappears, so the focus moves to the handle.
          range.current?.focus();
        }}
      >
        {t(($) => $.matchDetail.scrubber.back)}
      </Button>
    </Root>
  );
}

const Root = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
`;

const Label = styled.label`
  ${visuallyHidden}
`;

const Value = styled.b`
  min-width: 2.6em;
  font-variant-numeric: tabular-nums;
`;

const Line = styled.div`
  position: relative;
  /* The middle of the handle reaches the ends of the line. */
  margin-inline: 11px;
`;

const Range = styled.input`
  ${rangeLook}
  position: relative;
  width: calc(100% + 22px);
  margin: 0 -11px;
`;

/** A goal: the home side's above the line, the away side's below it. */
const Mark = styled.i`
  position: absolute;
  width: 3px;
  height: 9px;
  margin-left: -1.5px;
  background: ${theme.colour.text};

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: CanvasText;
  }
  &[data-side='home'] {
    bottom: calc(50% + 4px);
  }
  &[data-side='away'] {
    top: calc(50% + 4px);
  }
`;
