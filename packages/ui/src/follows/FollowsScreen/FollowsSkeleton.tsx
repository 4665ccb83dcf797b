import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

const widths = ['9em', '7em', '11em', '8em'] as const;

/** The places of what is followed, while it is loading. */
export function FollowsSkeleton() {
  const { t } = useWords();
  return (
    <Root role="status">
      <Said>{t(($) => $.follows.loading)}</Said>
      {widths.map((width) => (
        <Row key={width}>
          <Skeleton width="36px" height="36px" />
          <Skeleton width={width} height="16px" />
        </Row>
      ))}
    </Root>
  );
}

const Root = styled.div`
  ${touchlines}
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 68px;
  padding: 0 ${theme.space[4]};

  & + & {
    border-top: 1px solid ${theme.colour.line};
  }
`;

const Said = styled.span`
  ${visuallyHidden}
`;
