import { type CSSProperties, useId } from 'react';
import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { rangeLook } from './rangeLook.ts';

interface RangeSliderProps {
  readonly label: string;
  /** From 0 to `max`. */
  readonly value: number;
  readonly max?: number;
  /** The change that one press of an arrow key makes. */
  readonly step?: number;
  /** The value in words: «70 %». */
  readonly valueText: string;
  onChange(value: number): void;
}

/** The browser's slider gets whole numbers only, so fractions are given to it in hundredths. */
const hundred = 100;

/** A slider from 0 to `max`. Arrow keys move by a step, Home and End to the ends. */
export function RangeSlider({ label, value, max = 1, step = max / 20, valueText, onChange }: RangeSliderProps) {
  const id = useId();
  const scale = Number.isInteger(step) ? 1 : hundred;
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
        max={max * scale}
        step={step * scale}
        value={Math.round(value * scale)}
        aria-valuetext={valueText}
        style={filledTo(value / max)}
        onChange={(event) => onChange(event.target.valueAsNumber / scale)}
      />
    </div>
  );
}

function filledTo(share: number): CSSProperties & Readonly<Record<'--filled', string>> {
  return { '--filled': `${100 * share}%` };
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
  ${rangeLook}
  width: 100%;
`;
