import { type ReactNode, useContext } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/theme.ts';
import { hoverProps } from './hoverProps.ts';
import { PlayerCards, type ShownPlayer } from './PlayerCards.ts';

interface PlayerNameProps {
  readonly player: ShownPlayer;
  /** The shown text, if it is not the whole name. */
  readonly children?: ReactNode;
  /** A press anywhere on the surrounding row opens the card; the row must be positioned. */
  readonly coversRow?: boolean;
}

/**
 * A player's name, which opens their card by a press or under a mouse where the screen has cards (`PlayerCards`), and is plain text elsewhere.
 */
export function PlayerName({ player, children = player.name, coversRow = false }: PlayerNameProps) {
  const cards = useContext(PlayerCards);
  if (cards === null) return children;
  return (
    <Name
      type="button"
      aria-haspopup="dialog"
      data-covers={coversRow}
      onClick={() => cards.open(player)}
      {...hoverProps(cards.point, player, coversRow)}
    >
      {children}
    </Name>
  );
}

/** The target is larger than the letters. Names above each other are spaced so that their targets do not overlap. */
const Name = styled.button`
  position: relative;
  min-width: 24px;
  min-height: 24px;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: inherit;
  overflow-wrap: anywhere;

  &::after {
    content: '';
    position: absolute;
    inset: -10px -4px;
  }
  &[data-covers='true'] {
    position: static;
  }
  &[data-covers='true']::after {
    inset: 0;
  }
  &[data-covers='true']:focus-visible {
    outline: none;
  }
  &[data-covers='true']:focus-visible::after {
    outline: 2px solid ${theme.colour.focus};
    outline-offset: -2px;
  }
  @media (hover: hover) {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: ${theme.chalkWidth};
      text-underline-offset: 4px;
    }
  }
`;
