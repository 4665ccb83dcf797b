import styled from 'styled-components';
import { mownStripes } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';

/** Mown across the way that the side attacks. */
const stripes = Array.from({ length: 10 }, (_, stripe) => stripe);

/** Half a pitch and a bit more, for one side that attacks upwards. */
export function OnePitchDrawing() {
  return (
    <Lines viewBox="0 0 340 440" aria-hidden="true" data-pitch="one">
      {stripes.map((stripe) => (
        <rect key={stripe} y={stripe * 44} width="340" height="44.5" data-odd={stripe % 2 === 1} />
      ))}
      <path d="M12 -4V428H328V-4M12 8H328M118 8a52 52 0 0 0 104 0" />
      <path d="M78 428v-78h184v78M126 428v-28h88v28M140 350a36 36 0 0 1 60 0" />
      <path d="M12 418a10 10 0 0 1 10 10M328 418a10 10 0 0 0-10 10" />
    </Lines>
  );
}

/** A whole pitch, for both sides. */
export function WholePitchDrawing() {
  return (
    <Lines viewBox="0 0 800 440" aria-hidden="true" data-pitch="both">
      <path d="M12 12H788V428H12ZM400 12V428" />
      <circle cx="400" cy="220" r="64" />
      <path d="M12 125h110v190H12M12 175h42v90H12M122 180a52 52 0 0 1 0 80" />
      <path d="M788 125H678v190h110M788 175h-42v90h42M678 180a52 52 0 0 0 0 80" />
      <path d="M12 22a10 10 0 0 0 10-10M778 12a10 10 0 0 0 10 10M22 428a10 10 0 0 0-10-10M788 418a10 10 0 0 0-10 10" />
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
