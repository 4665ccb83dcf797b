import { useContext } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import { DataAgeSlot } from './DataAgeSlot.ts';

/**
 * The place in the header where a screen with live data shows how fresh it is. It reserves its room before the age is
 * known, so that nothing moves.
 */
export function DataAgePlace() {
  return <Root>{useContext(DataAgeSlot)}</Root>;
}

const Root = styled.div`
  display: flex;
  flex: 1;
  min-width: 0;

  ${theme.media.desktop} {
    min-width: 236px;
  }

  ${theme.media.wide} {
    min-width: 284px;
  }
`;
