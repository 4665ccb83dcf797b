import styled from 'styled-components';
import type { HoverIntent } from '../../links/HoverIntent.ts';
import { HoverCard } from '../../primitives/HoverCard/HoverCard.tsx';
import type { PlayerFactsView } from './PlayerCardView.ts';
import { PlayerFacts } from './PlayerFacts.tsx';
import { PlayerHead } from './PlayerHead.tsx';
import { playerTitle } from './playerTitle.ts';

interface PlayerHoverCardProps {
  readonly view: PlayerFactsView;
  /** The name under the mouse, or its row. */
  readonly beside: Element;
  readonly intent: Pick<HoverIntent<unknown>, 'enterCard' | 'leave' | 'close'>;
}

/**
 * A player's card next to the name on which the mouse rests (PLAYER-4). Import it lazily: it is too heavy for the first
 * load.
 */
export function PlayerHoverCard({ view, beside, intent }: PlayerHoverCardProps) {
  return (
    <HoverCard beside={beside} intent={intent}>
      <PlayerHead view={view} title={<Title>{view.name}</Title>} />
      <PlayerFacts view={view} isSpoken={false} />
    </HoverCard>
  );
}

const Title = styled.strong`
  display: block;
  ${playerTitle}
`;
