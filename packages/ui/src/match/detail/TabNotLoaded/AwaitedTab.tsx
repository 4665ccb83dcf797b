import styled from 'styled-components';
import { appearsLate } from '../../../primitives/Skeleton/appearsLate.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { theme } from '../../../theme/theme.ts';

const Rows = styled.div`
  container: awaited-tab / inline-size;
  ${appearsLate}
`;

const Scrubber = styled.div`
  display: grid;
  grid-template-columns: 42px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]} 0 2px;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: 2.6rem 26px minmax(0, 1fr);
  align-items: center;
  column-gap: ${theme.space[2]};
  height: 56px;

  & > :first-child {
    justify-self: center;
  }
  & > :nth-child(2) {
    border-radius: 50%;
  }
  & > div {
    display: grid;
    gap: 6px;
  }

  /* Next to the halfway line, on the side of either team. */
  @container awaited-tab (min-width: 471px) {
    grid-template-columns: minmax(0, 1fr) 26px 2.6rem 26px minmax(0, 1fr);

    & > * {
      grid-row: 1;
    }
    & > :first-child {
      grid-column: 3;
    }
    & > :nth-child(2) {
      grid-column: 2;
    }
    & > div {
      grid-column: 1;
      justify-self: end;
      justify-items: end;
    }
    &:nth-child(3n) > :nth-child(2) {
      grid-column: 4;
    }
    &:nth-child(3n) > div {
      grid-column: 5;
      justify-self: start;
      justify-items: start;
    }
  }
`;

/**
 * Replaces the body of a tab while its code is loading; after a moment it shows the line of minutes and the rows of a report: minute, disc, name and remark. Below desktop width
 * it fills the screen, so that the content below the tabs is not pushed out of view when the body appears.
 */
export const AwaitedTab = styled.div.attrs({
  children: (
    <Rows>
      <Scrubber>
        <Skeleton width="26px" height="12px" />
        <Skeleton width="100%" height="4px" />
        <Skeleton width="49px" height="44px" />
      </Scrubber>
      {Array.from({ length: 6 }, (_, row) => (
        <Row key={row}>
          <Skeleton width="26px" height="12px" />
          <Skeleton width="26px" height="26px" />
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
