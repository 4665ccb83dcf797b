import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';

const widths = ['9em', '7em', '11em', '8em', '10em'] as const;

/** Placeholder rows while the friends are loading. */
export function FriendListSkeleton() {
  const { t } = useWords();
  return (
    <Root role="status">
      <Said>{t(($) => $.friends.loading)}</Said>
      {widths.map((width) => (
        <Row key={width}>
          <Skeleton width="36px" height="40px" />
          <Texts>
            <Skeleton width={width} height="16px" />
            <Skeleton width="14em" height="14px" />
          </Texts>
        </Row>
      ))}
    </Root>
  );
}

const Root = styled.div`
  ${touchlines}
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 84px;

  ${theme.media.narrowest} {
    min-height: calc(2 * ${theme.touch});
  }
  padding: ${theme.space[3]} ${theme.space[4]};

  & + & {
    border-top: 1px solid ${theme.colour.line};
  }
`;

const Texts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`;

const Said = styled.span`
  ${visuallyHidden}
`;
