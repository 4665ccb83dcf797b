import { pitchAspectRatio } from '@tribunen/domain';
import styled from 'styled-components';

/** The upper part of the picture, as a fraction of its height, that shows only the stand. */
export const emptyTop = 0.3;

/** The picture and, on the pages that have one, the room of the legend under it. */
export const PitchFrame = styled.div`
  display: grid;
  grid-template-rows: auto;

  &[data-legend='true'] {
    grid-template-rows: auto minmax(32px, auto);
  }
`;

/** The picture without its empty top. */
export const PitchShape = styled.div`
  display: block;
  width: 100%;
  aspect-ratio: ${pitchAspectRatio / (1 - emptyTop)};
`;
