import styled from 'styled-components';
import { mownStripes } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';

/** Stripes across the direction of attack. */
const stripes = Array.from({ length: 10 }, (_, stripe) => stripe);

/** Half a pitch and a bit more, for one side that attacks upwards. */
export function OnePitchDrawing() {
  return (
    <Lines viewBox="0 0 340 376" aria-hidden="true" data-pitch="one">
      {stripes.map((stripe) => (
        <rect key={stripe} y={stripe * 37.6} width="340" height="38.1" data-odd={stripe % 2 === 1} />
      ))}
      <path d="M12 -4V364H328V-4M12 8H328M118 8a52 52 0 0 0 104 0" />
      <path d="M78 364v-76h184v76M126 364v-27h88v27M140 288a36 36 0 0 1 60 0" />
      <path d="M12 354a10 10 0 0 1 10 10M328 354a10 10 0 0 0-10 10" />
    </Lines>
  );
}

/** A whole pitch, for both sides. */
export function WholePitchDrawing() {
  return (
    <Lines viewBox="0 0 800 496" aria-hidden="true" data-pitch="both">
      <path d="M12 12H788V484H12ZM400 12V484" />
      <circle cx="400" cy="248" r="68" />
      <path d="M12 138h114v220H12M12 198h42v100H12M126 206a52 52 0 0 1 0 84" />
      <path d="M788 138H674v220h114M788 198h-42v100h42M674 206a52 52 0 0 0 0 84" />
      <path d="M12 22a10 10 0 0 0 10-10M778 12a10 10 0 0 0 10 10M22 484a10 10 0 0 0-10-10M788 474a10 10 0 0 0-10 10" />
    </Lines>
  );
}

const Lines = styled.svg`
  width: 100%;
  height: 100%;
  background: ${mownStripes('10%')};
  fill: none;
  stroke: ${theme.colour.pitchLine};
  stroke-width: 1.5;

  & > rect {
    fill: ${theme.colour.pitchA};
    stroke: none;
  }
  & > rect[data-odd='true'] {
    fill: ${theme.colour.pitchB};
  }
`;
