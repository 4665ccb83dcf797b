import styled from 'styled-components';

/** The sheet that every crest is drawn on: forty units square, of the size asked for, whatever it stands beside. */
export const CrestDrawing = styled.svg.attrs<{ size: number }>(({ size }) => ({
  width: size,
  height: size,
  viewBox: '0 0 40 40',
  'aria-hidden': true,
}))`
  flex: none;
`;
