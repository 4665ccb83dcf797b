import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { theme } from '../../theme/theme.ts';
import type { FantasyView } from './FantasyView.ts';
import { FantasyTeam } from './FantasyTeam.tsx';
import { SquadSkeleton } from './SquadSkeleton.tsx';
import { TeamEntry } from './TeamEntry.tsx';
import { TeamFailure } from './TeamFailure.tsx';

interface FantasyScreenProps {
  readonly view: FantasyView;
  /** Whether the user has pressed something here, so that the focus follows what it leads to. */
  readonly takesFocus?: boolean;
}

/**
 * The user's team in Fantasy Premier League: which one it is, and how it does (FANTASY-3 to FANTASY-5).
 *
 * @example
 * <FantasyScreen view={{ status: 'loading' }} />
 */
export function FantasyScreen({ view, takesFocus = false }: FantasyScreenProps) {
  const { t } = useWords();
  return (
    <Arrival status={view.status} takesFocus={takesFocus}>
      <ScreenHeader
        title={t(($) => $.fantasy.title)}
        strip={null}
        linkUnderTitle={view.status === 'ready'}
        link={besideTitle(
          view,
          t(($) => $.fantasy.changeTeam),
        )}
      />
      <Shown view={view} />
    </Arrival>
  );
}

/** Beside the title: whose team it is, or the way to another; null while there is none. */
function besideTitle(view: FantasyView, changeTeam: string): ReactNode {
  switch (view.status) {
    case 'ready':
      return (
        <TeamName tabIndex={-1} data-arrival>
          <bdi>{view.teamName}</bdi>
        </TeamName>
      );
    case 'error':
      return (
        <Button small variant="line" onClick={() => view.onChangeTeam()}>
          {changeTeam}
        </Button>
      );
    case 'loading':
    case 'entry':
    case 'loading-team':
      return null;
  }
}

interface ArrivalProps {
  readonly status: FantasyView['status'];
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** What had the focus goes with its state: the field, the alert or the name of the team gets it. */
function Arrival({ status, takesFocus, children }: ArrivalProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('[data-arrival], input')?.focus({ preventScroll: true });
  }, [status, takesFocus]);
  return <div ref={root}>{children}</div>;
}

function Shown({ view }: { readonly view: FantasyView }) {
  switch (view.status) {
    case 'loading':
      return <SquadSkeleton />;
    case 'entry':
      return (
        <Column>
          <TeamEntry view={view.entry} isLoading={false} />
        </Column>
      );
    case 'loading-team':
      return (
        <>
          {view.entry !== null && (
            <Column>
              <TeamEntry view={view.entry} isLoading />
            </Column>
          )}
          <SquadSkeleton />
        </>
      );
    case 'error':
      return (
        <Column>
          <TeamFailure message={view.message} onRetry={() => view.onRetry()} />
        </Column>
      );
    case 'ready':
      return <FantasyTeam view={view} />;
  }
}

const Column = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  max-width: 640px;
  padding: ${theme.space[4]} ${theme.space.gutter};
`;

const TeamName = styled.h2`
  min-width: 0;
  overflow: hidden;
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
  font-weight: ${theme.font.weight.bold};
  text-overflow: ellipsis;
  white-space: nowrap;

  &:focus {
    outline: none;
  }

  ${theme.media.desktop} {
    font-size: ${theme.font.size.lg};
  }
`;
