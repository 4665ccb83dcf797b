import styled from 'styled-components';

/** The canvas of every crest: forty units square, scaled to the given size, and never squeezed by its neighbours. */
export const CrestDrawing = styled.svg.attrs<{ size: number }>(({ size }) => ({
  width: size,
  height: size,
  viewBox: '0 0 40 40',
  'aria-hidden': true,
}))`
  flex: none;
`;
