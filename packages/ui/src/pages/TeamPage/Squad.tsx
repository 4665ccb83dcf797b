import styled from 'styled-components';
import { useWords } from '../../i18n/useWords.ts';
import { PlayerName } from '../../links/PlayerName.tsx';
import type { ShownPlayer } from '../../links/PlayerCards.ts';
import { usePositionWords } from '../usePositionWords.ts';
import { EmptyStand } from '../../primitives/EmptyStand/EmptyStand.tsx';
import { touchlines } from '../../theme/pitchMarkings.ts';
import { theme } from '../../theme/theme.ts';

/** The players of a team, as the provider lists them: number, name and position. */
export function Squad({ players }: { readonly players: readonly ShownPlayer[] }) {
  const { t } = useWords();
  const positionWords = usePositionWords();
  if (players.length === 0) return <EmptyStand title={t(($) => $.teamPage.squad.none)} />;
  return (
    <List>
      {players.map((player) => (
        <li key={player.id ?? player.name}>
          <Number>{player.number}</Number>
          <Name>
            <PlayerName player={player} />
          </Name>
          <Position>{typeof player.position === 'string' && positionWords(player.position)}</Position>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  ${touchlines}

  & > li {
    display: grid;
    grid-template-columns: 2em minmax(0, 1fr) auto;
    align-items: center;
    gap: ${theme.space[3]};
    min-height: ${theme.touch};
    padding: 0 ${theme.space[4]};
  }
  & > li + li {
    border-top: 1px solid ${theme.colour.line};
  }
`;

const Number = styled.span`
  color: ${theme.colour.text2};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Name = styled.span`
  min-width: 0;
  font-weight: ${theme.font.weight.medium};
`;

const Position = styled.span`
  color: ${theme.colour.text2};
  font-size: ${theme.font.size.sm};
`;
