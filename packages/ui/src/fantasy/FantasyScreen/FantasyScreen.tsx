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
  const isChangeable = view.status === 'ready' || view.status === 'error';
  return (
    <>
      <ScreenHeader
        title={t(($) => $.fantasy.title)}
        strip={null}
        link={
          isChangeable ? (
            <Button small variant="line" onClick={() => view.onChangeTeam()}>
              {t(($) => $.fantasy.changeTeam)}
            </Button>
          ) : null
        }
      />
      <Arrival status={view.status} takesFocus={takesFocus}>
        <Shown view={view} />
      </Arrival>
    </>
  );
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
  const { t } = useWords();
  switch (view.status) {
    case 'loading':
      return (
        <Column>
          <Said role="status">{t(($) => $.fantasy.loading)}</Said>
        </Column>
      );
    case 'entry':
      return (
        <Column>
          <TeamEntry view={view.entry} isLoading={false} />
        </Column>
      );
    case 'loading-team':
      return (
        <Column>
          {view.entry !== null && <TeamEntry view={view.entry} isLoading />}
          <SquadSkeleton />
        </Column>
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

const Said = styled.p`
  color: ${theme.colour.text2};
`;
