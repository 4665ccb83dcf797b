import { FANTASY_GAMES, type FantasyGame } from '@tribunen/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Segments } from '../../primitives/Segments/Segments.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { ScreenHeader } from '../../screen/ScreenHeader/ScreenHeader.tsx';
import { theme } from '../../theme/theme.ts';
import { useMedia } from '../../theme/useMedia.ts';
import type { FantasyView } from './FantasyView.ts';
import { FantasyTeam } from './FantasyTeam.tsx';
import { SquadSkeleton } from './SquadSkeleton.tsx';
import { TeamEntry } from './TeamEntry.tsx';
import { TeamFailure } from './TeamFailure.tsx';

interface FantasyScreenProps {
  readonly game: FantasyGame;
  onGame(game: FantasyGame): void;
  /** The user's team in the game. */
  readonly view: FantasyView;
  /** Whether the user has pressed something here, so that the new content takes the focus. */
  readonly takesFocus?: boolean;
}

/**
 * The user's team in Fantasy Premier League or Eliteserien Fantasy, with the choice of the team and its points
 * (FANTASY-3 to FANTASY-5).
 */
export function FantasyScreen({ game, onGame, view, takesFocus = false }: FantasyScreenProps) {
  const { t } = useWords();
  const hasBar = useMedia(theme.media.desktop);
  const isLoading = view.status === 'loading' || view.status === 'loading-team';
  const games = (
    <Games>
      <Segments<FantasyGame>
        label={t(($) => $.fantasy.games.label)}
        labelHidden
        options={FANTASY_GAMES.map((value) => ({ value, label: t(($) => $.fantasy.games[value]) }))}
        value={game}
        onChange={onGame}
      />
      {view.status === 'error' && (
        <Button small variant="line" onClick={() => view.onChangeTeam()}>
          {t(($) => $.fantasy.changeTeam)}
        </Button>
      )}
    </Games>
  );
  return (
    <Arrival status={view.status} takesFocus={takesFocus}>
      <ScreenHeader
        title={t(($) => $.fantasy.title[game])}
        strip={hasBar ? games : null}
        linkUnderTitle={view.status === 'ready' || isLoading}
        link={
          view.status === 'ready' ? (
            <TeamName tabIndex={-1} data-arrival>
              <bdi>{view.teamName}</bdi>
            </TeamName>
          ) : isLoading ? (
            <TeamName as="div">
              <Skeleton width="8em" height="1lh" />
            </TeamName>
          ) : null
        }
      />
      {!hasBar && games}
      <Shown game={game} view={view} />
    </Arrival>
  );
}

interface ArrivalProps {
  readonly status: FantasyView['status'];
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}

/** The focused element disappears with its state, so the field, the alert or the name of the team gets the focus. */
function Arrival({ status, takesFocus, children }: ArrivalProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus || document.activeElement !== document.body) return;
    root.current?.querySelector<HTMLElement>('[data-arrival], input:not([type=radio])')?.focus({ preventScroll: true });
  }, [status, takesFocus]);
  return <Screen ref={root}>{children}</Screen>;
}

function Shown({ game, view }: Pick<FantasyScreenProps, 'game' | 'view'>) {
  switch (view.status) {
    case 'loading':
      return <SquadSkeleton />;
    case 'entry':
      return (
        <Column>
          <TeamEntry key={game} game={game} view={view.entry} isLoading={false} />
        </Column>
      );
    case 'loading-team':
      return (
        <>
          {view.entry !== null && (
            <Column>
              <TeamEntry key={game} game={game} view={view.entry} isLoading />
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
      return <FantasyTeam game={game} view={view} />;
  }
}

/** The longer name of a game takes one line on the narrowest phone. */
const Screen = styled.div`
  ${theme.media.narrowest} {
    && > header > h1 {
      font-size: 1.0625rem;
    }
  }
`;

/** Under the title, and on a desktop beside it in the bar. */
const Games = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
  padding: 0 ${theme.space.gutter} ${theme.space[1]};

  ${theme.media.tablet} {
    padding-block: ${theme.space[2]} ${theme.space[3]};
  }
  ${theme.media.desktop} {
    justify-content: flex-start;
    padding: 0;
  }
`;

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
