import styled from 'styled-components';
import { demoBarHeight } from '../DemoBar/demoBarHeight.ts';

/** Reserves the room of the demo bar before it loads, so that nothing moves when it appears. */
export const DemoBarPlace = styled.div`
  height: ${demoBarHeight};
`;
