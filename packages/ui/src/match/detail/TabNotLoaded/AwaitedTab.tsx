import styled from 'styled-components';
import { appearsLate } from '../../../primitives/Skeleton/appearsLate.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { theme } from '../../../theme/theme.ts';

const Rows = styled.div`
  margin-top: ${theme.space[3]};
  ${appearsLate}
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 26px 28px minmax(0, 1fr);
  align-items: center;
  gap: 14px;
  height: 56px;

  & > :nth-child(2) {
    border-radius: 50%;
  }
  & > div {
    display: grid;
    gap: 6px;
  }
`;

/**
 * Replaces the body of a tab while its code is loading; after a moment it shows the rows of a report: minute, disc, name and remark. Below desktop width
 * it fills the screen, so that the content below the tabs is not pushed out of view when the body appears.
 */
export const AwaitedTab = styled.div.attrs({
  children: (
    <Rows>
      {Array.from({ length: 6 }, (_, row) => (
        <Row key={row}>
          <Skeleton width="26px" height="12px" />
          <Skeleton width="28px" height="28px" />
          <div>
            <Skeleton width="144px" height="14px" />
            <Skeleton width="92px" height="10px" />
          </div>
        </Row>
      ))}
    </Rows>
  ),
})`
  min-height: 80dvh;

  ${theme.media.sideChat} {
    min-height: 0;
  }
`;
