import { useId } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface RangeSliderProps {
  readonly label: string;
  /** From 0 to 1. */
  readonly value: number;
  /** The value in words: «70 %». */
  readonly valueText: string;
  onChange(value: number): void;
}

/** One press of an arrow key, in hundredths. */
const step = 5;

/**
 * A slider from nothing to everything. Arrow keys move by a twentieth, Home and End to the ends.
 *
 * @example
 * <RangeSlider label={t(($) => $.shell.alerts.volume)} value={0.7} valueText="70 %" onChange={onVolume} />
 */
export function RangeSlider({ label, value, valueText, onChange }: RangeSliderProps) {
  const id = useId();
  return (
    <div>
      <Head>
        <label htmlFor={id}>{label}</label>
        <span aria-hidden>{valueText}</span>
      </Head>
      <Range
        id={id}
        type="range"
        min={0}
        max={100}
        step={step}
        value={Math.round(value * 100)}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber / 100)}
      />
    </div>
  );
}

const Head = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.medium};
  font-variant-numeric: tabular-nums;
`;

const Range = styled.input`
  display: block;
  width: 100%;
  height: ${theme.touch};
  accent-color: ${theme.colour.turf};
  cursor: pointer;
`;
