import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';
import { useHasRail } from '../../theme/useHasRail.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.ts';
import { AwaitedLeague } from './AwaitedLeague.tsx';
import { AwaitedRound } from './AwaitedRound.tsx';
import { rowHeight } from './rowHeight.ts';
import { segmentsHeight } from './segmentsHeight.ts';
import { TeamControls, TeamPane, TeamPanes, TeamPart } from './TeamPanes.ts';

const names = ['9em', '7em', '11em', '8em', '10em', '7.5em', '9.5em', '8.5em', '12em', '6em', '6.5em'] as const;

/** The places of a team that is still loading. */
export function SquadSkeleton() {
  const { t } = useWords();
  const hasRail = useHasRail();
  return (
    <TeamPanes role="status">
      <Said>{t(($) => $.fantasy.loading)}</Said>
      <TeamPane $area="round" aria-hidden>
        <AwaitedRound />
      </TeamPane>
      <TeamPane $area="squad" aria-hidden>
        <TeamControls>
          <Skeleton width={hasRail ? '108px' : '154px'} height={segmentsHeight} />
          <Skeleton width="6em" height={theme.touch} />
        </TeamControls>
        <TeamPart>
          <Heading>
            <Skeleton width="9em" height="16px" />
          </Heading>
          <Rows>
            {names.map((width) => (
              <Row key={width}>
                <Skeleton width={width} height="18px" />
                <Skeleton width="3.5em" height="18px" />
              </Row>
            ))}
          </Rows>
        </TeamPart>
      </TeamPane>
      {hasRail && (
        <TeamPane $area="league" aria-hidden>
          <Skeleton width="7em" height="27px" />
          <AwaitedLeague />
        </TeamPane>
      )}
    </TeamPanes>
  );
}

const Heading = styled.div`
  display: grid;
  align-items: center;
  min-height: 24px;
`;

const Rows = styled.div`
  ${touchlines}
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  box-sizing: content-box;
  min-height: ${rowHeight.phone};
  padding: 0 ${theme.space[4]};

  ${theme.media.desktop} {
    min-height: ${rowHeight.desktop};
  }

  & + & {
    border-top: 1px solid ${theme.colour.line};
  }
`;

const Said = styled.span`
  ${visuallyHidden}
`;
