import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { rowHeight } from './MatchRow.tsx';

/** The places of matches that are loading: two teams one above the other, and the state. They fill the list's height. */
export function AwaitedRows() {
  return (
    <Rows aria-hidden>
      {Array.from({ length: 10 }, (_, row) => (
        <Row key={row}>
          <Side>
            <Skeleton width="24px" height="22px" />
            <Skeleton width="84px" height="14px" />
          </Side>
          <Skeleton width="64px" height="18px" />
          <Side>
            <Skeleton width="24px" height="22px" />
            <Skeleton width="108px" height="14px" />
          </Side>
        </Row>
      ))}
    </Rows>
  );
}

const Rows = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden;
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-content: center;
  gap: 6px;
  height: ${rowHeight}px;
  padding: 0 ${theme.space.gutter};

  & + & {
    border-top: 1px solid ${theme.colour.line};
  }
  & > span {
    grid-row: span 2;
    align-self: center;
  }
`;

const Side = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
`;
