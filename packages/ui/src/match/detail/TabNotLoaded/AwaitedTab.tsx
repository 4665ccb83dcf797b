import styled from 'styled-components';
import { appearsLate } from '../../../primitives/Skeleton/appearsLate.ts';
import { theme } from '../../../theme/theme.ts';

/** Bare elements, because every change of tab renders them, and most are gone before anybody sees them. */
const row = (
  <>
    <i />
    <i />
    <span>
      <b />
      <b />
    </span>
  </>
);

const Rows = styled.div`
  container: awaited-tab / inline-size;
  ${appearsLate}

  & :is(i, b) {
    display: block;
    border-radius: ${theme.radius.plate};
    background: ${theme.colour.line};
  }
  & i {
    width: 26px;
    height: 12px;
  }
`;

const Scrubber = styled.div`
  display: grid;
  grid-template-columns: 42px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]} 0 2px;

  & > :nth-child(2) {
    width: auto;
    height: 4px;
  }
  & > :last-child {
    width: 49px;
    height: 44px;
  }
`;

const Report = styled.div`
  & > p {
    display: grid;
    grid-template-columns: 2.6rem 26px minmax(0, 1fr);
    align-items: center;
    column-gap: ${theme.space[2]};
    height: 56px;
  }
  & i {
    justify-self: center;
  }
  & i + i {
    height: 26px;
    border-radius: 50%;
  }
  & span {
    display: grid;
    gap: 6px;
  }
  & b {
    width: 144px;
    height: 14px;
  }
  & b + b {
    width: 92px;
    height: 10px;
  }

  /* Next to the halfway line, on the side of either team. */
  @container awaited-tab (min-width: 471px) {
    & > p {
      grid-template-columns: minmax(0, 1fr) 26px 2.6rem 26px minmax(0, 1fr);
    }
    & > p > * {
      grid-row: 1;
    }
    & i {
      grid-column: 3;
    }
    & i + i {
      grid-column: 2;
    }
    & span {
      grid-column: 1;
      justify-items: end;
    }
    & > :nth-child(3n + 2) > i + i {
      grid-column: 4;
    }
    & > :nth-child(3n + 2) > span {
      grid-column: 5;
      justify-items: start;
    }
  }
`;

/**
 * Replaces the body of a tab while its code is loading; after a moment it shows the line of minutes and the rows of a
 * report: minute, disc, name and remark. Below desktop width it fills the screen, so that the content below the tabs is
 * not pushed out of view when the body appears.
 */
export const AwaitedTab = styled.div.attrs({
  children: (
    <Rows aria-hidden>
      <Scrubber>
        <i />
        <i />
        <i />
      </Scrubber>
      <Report>
        <p>{row}</p>
        <p>{row}</p>
        <p>{row}</p>
        <p>{row}</p>
        <p>{row}</p>
        <p>{row}</p>
      </Report>
    </Rows>
  ),
})`
  min-height: 80dvh;

  ${theme.media.sideChat} {
    min-height: 0;
  }
`;
