import styled from 'styled-components';
import { theme } from '../../theme/theme.ts';

export const RoundRoot = styled.section`
  display: grid;
  /* On a phone the list begins as high as it can. */
  gap: ${theme.space[1]};

  ${theme.media.narrowest} {
    gap: 2px;
  }
  ${theme.media.tablet} {
    gap: ${theme.space[3]};
  }
`;

/** The name of the gameweek, and the deadline for changes of the next squad. */
export const RoundHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  min-height: 24px;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};

  /* The deadline stands at the far end, or, where it does not fit, on a line of its own. */
  & > :has(+ p) {
    margin-right: auto;
  }
  & > h2 {
    color: ${theme.colour.text};
    font-size: ${theme.font.size.md};
    font-weight: ${theme.font.weight.bold};
  }
`;

/** The points on their plate, and the places among all managers. */
export const RoundFigures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[3]};
  min-height: ${theme.touch};

  line-height: ${theme.font.line.snug};

  & dt {
    color: ${theme.colour.text2};
    font-size: ${theme.font.size.cap};
  }
  /* Smaller, so that the three names stand side by side. */
  ${theme.media.narrowest} {
    column-gap: ${theme.space[2]};
    min-height: 36px;
    margin-bottom: ${theme.space[1]};

    & dt {
      font-size: 0.6875rem;
    }
  }
  & dd {
    display: grid;
    align-items: end;
    min-height: 1lh;
    margin: 0;
    font-weight: ${theme.font.weight.bold};
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

/** The points of the gameweek. */
export const RoundTotal = styled.div`
  & > dd {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
  & small {
    max-width: 4em;
    color: ${theme.colour.text2};
    font-size: ${theme.font.size.cap};
    font-weight: ${theme.font.weight.medium};
  }
`;

export const RoundPlate = styled.b`
  min-width: 44px;
  padding: 2px ${theme.space[2]};
  border-radius: ${theme.radius.plate};
  background: ${theme.colour.plate};
  box-shadow: inset 0 0 0 1px ${theme.colour.plateEdge};
  color: ${theme.colour.plateInk};
  font-size: 1.25rem;
  font-weight: ${theme.font.weight.score};
  font-variant-numeric: tabular-nums lining-nums;
  line-height: 1;
  text-align: center;

  /* It is equally high before its figure has loaded. */
  &:empty::before {
    content: '\\00a0';
  }
`;
