import type { MarkLook } from '@tribunen/domain';
import styled from 'styled-components';
import { theme } from '../theme/theme.ts';

/** The shape of an outcome, the same as on the pitch, but in the colours of the page. */
export function MarkGlyph({ look }: { readonly look: MarkLook }) {
  return (
    <Drawing viewBox="-12 -8 24 16" aria-hidden data-look={look}>
      {shapeOf(look)}
    </Drawing>
  );
}

function shapeOf(look: MarkLook) {
  switch (look) {
    case 'goal':
      return (
        <>
          <circle r="6.5" fill="none" />
          <circle r="3" data-filled />
        </>
      );
    case 'on-target':
    case 'won':
      return <circle r="4.5" data-filled />;
    case 'off-target':
    case 'lost':
      return <circle r="4.5" fill="none" />;
    case 'blocked':
      return <path d="M-4-4 4 4M-4 4 4-4" />;
    case 'completed':
    case 'run':
      return (
        <>
          <path d="M-11 0H4" />
          <path d="M4-4.5 12 0 4 4.5z" data-filled />
        </>
      );
    case 'failed':
      return (
        <>
          <path d="M-11 0H4" strokeDasharray="4 3" />
          <path d="M4-4.5 12 0 4 4.5z" data-filled />
        </>
      );
  }
}

const Drawing = styled.svg`
  flex: none;
  width: 24px;
  height: 16px;
  overflow: visible;
  color: ${theme.colour.turf};
  fill: none;
  stroke: currentColor;
  stroke-width: 2.4;

  &[data-look='goal'] {
    color: ${theme.colour.gold};
  }
  &[data-look='on-target'] {
    color: ${theme.colour.text};
  }
  &[data-look='off-target'],
  &[data-look='blocked'],
  &[data-look='lost'],
  &[data-look='failed'] {
    color: ${theme.colour.live};
  }
  & [data-filled] {
    fill: currentColor;
    stroke: none;
  }
`;
