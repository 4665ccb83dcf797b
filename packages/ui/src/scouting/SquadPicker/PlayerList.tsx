import { nameSearch, type PlayerId } from '@tribunen/domain';
import { ListChecks } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { SpokenAfterPause } from '../../forms/SpokenAfterPause.tsx';
import { useWords } from '../../i18n/useWords.ts';
import { usePositionWords } from '../../pages/usePositionWords.ts';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { SearchBox } from '../../primitives/SearchBox/SearchBox.tsx';
import { theme } from '../../theme/theme.ts';
import type { SquadView } from '../ScoutingView.ts';
import { PickLink } from './PickLink.ts';
import { LoadFailed } from '../../primitives/LoadFailed/LoadFailed.tsx';

interface PlayerListProps {
  readonly squad: SquadView;
  readonly wholeTeamHref: string | null;
  readonly chosen: PlayerId | null;
  /** The team's name. */
  readonly team: string;
  /** Called when any player is pressed, the chosen one included. */
  onChoose(): void;
}

/** The players of a team, with a search box. */
export function PlayerList({ squad, wholeTeamHref, chosen, team, onChoose }: PlayerListProps) {
  const { t } = useWords();
  const positionWords = usePositionWords();
  const [typed, setTyped] = useState('');
  const isFound = nameSearch(typed);
  const found =
    squad.status === 'ready'
      ? squad.players.filter(({ name, shirtNumber }) => isFound([name, shirtNumber?.toString() ?? null]))
      : [];
  return (
    <>
      <Top>
        <SearchBox label={t(($) => $.scouting.search)} value={typed} onType={setTyped} />
      </Top>
      {squad.status === 'loading' && <Loading role="status">{t(($) => $.scouting.loadingPlayers)}</Loading>}
      {squad.status === 'error' && (
        <LoadFailed frame="bare" title={t(($) => $.scouting.playersFailed)} onRetry={() => squad.onRetry()} />
      )}
      {squad.status === 'ready' && (
        <>
          <SpokenAfterPause text={t(($) => $.scouting.found, { count: found.length })} />
          {found.length === 0 && <EmptyStand frame="bare" title={t(($) => $.scouting.noPlayers)} />}
          {wholeTeamHref !== null && typed === '' && (
            <WholeTeam href={wholeTeamHref}>
              <ListChecks size={20} aria-hidden />
              {t(($) => $.scouting.whole.open)}
            </WholeTeam>
          )}
          <List aria-label={t(($) => $.scouting.player, { team })}>
            {found.map(({ id, name, shirtNumber, position }) => (
              <li key={id}>
                <PickLink href={squad.hrefOf(id)} aria-current={id === chosen ? 'true' : undefined} onClick={onChoose}>
                  <b>{shirtNumber}</b>
                  <span>{name}</span>
                  {position !== null && <small>{positionWords(position)}</small>}
                </PickLink>
              </li>
            ))}
          </List>
        </>
      )}
    </>
  );
}

const Top = styled.div`
  flex: none;
  padding: ${theme.space[1]} ${theme.space.gutter} ${theme.space[3]};
`;

const Loading = styled.p`
  padding: ${theme.space[3]} ${theme.space.gutter};
  color: ${theme.colour.text2};
`;

const WholeTeam = styled(PickLink)`
  flex: none;
  color: ${theme.colour.turf};
  font-weight: ${theme.font.weight.bold};
`;

const List = styled.ul`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
`;
