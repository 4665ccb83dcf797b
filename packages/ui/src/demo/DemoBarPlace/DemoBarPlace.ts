import styled from 'styled-components';
import { demoBarHeight } from '../DemoBar/DemoBar.tsx';

/** Keeps the demo bar's place before it is there, so that nothing moves when it comes. */
export const DemoBarPlace = styled.div`
  height: ${demoBarHeight};
`;
