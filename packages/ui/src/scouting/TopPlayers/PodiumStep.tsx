import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** How far below the top of the drawing a step begins: the second is lower than the first, and the third than the second. */
const tops: Readonly<Record<number, number>> = { 1: 8, 2: 18, 3: 28 };

/** The step of the podium that a place stands on: the first is the highest. */
export function PodiumStep({ place }: { readonly place: number }) {
  const top = tops[place] ?? 28;
  return (
    <Drawing viewBox="0 0 40 52" aria-hidden data-place={place}>
      <path d={`M4 ${top}h32V50H4z`} />
      <text x="20" y={Math.min(top + 26, 47)} textAnchor="middle">
        {place}
      </text>
    </Drawing>
  );
}

const Drawing = styled.svg`
  display: block;
  width: ${theme.space[10]};
  height: auto;

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

  ${theme.media.desktop} {
    width: ${theme.space[12]};
    margin-left: calc(-1 * ${theme.space[1]});
  }
`;
