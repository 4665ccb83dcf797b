import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The step of the podium that a place stands on. All are equally high, so that the numbers stand in the middle of their rows. */
export function PodiumStep({ place }: { readonly place: number }) {
  return (
    <Drawing viewBox="0 0 40 40" aria-hidden data-place={place}>
      <path d="M4 4h32v32H4z" />
      <text x="20" y="27" textAnchor="middle">
        {place}
      </text>
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: ${theme.space[10]};
  height: auto;

  ${theme.media.narrowest} {
    grid-area: step;
    align-self: center;
    width: 100%;
  }

  & > path {
    fill: ${theme.colour.raised};
    stroke: ${theme.colour.edge};
    stroke-width: ${theme.chalkWidth};
  }
  & > text {
    fill: ${theme.colour.text};
    font-size: ${theme.font.size.lg};
    font-weight: ${theme.font.weight.black};
  }
  &[data-place='1'] > path {
    fill: ${theme.colour.goldFill};
    stroke: none;
  }
  &[data-place='1'] > text {
    fill: ${theme.colour.onGold};
  }
  &[data-place='2'] > path {
    fill: ${theme.colour.seat};
    stroke: none;
  }
  &[data-place='2'] > text {
    fill: ${theme.colour.onSeat};
  }
`;
