import type { MatchReport } from '@tribunen/domain';
import type { Hovered, ShownPlayer } from '@tribunen/ui';
import { PlayerCardContainer } from './PlayerCardContainer.tsx';
import { PlayerHoverContainer } from './PlayerHoverContainer.tsx';

interface PlayerCardsContainerProps {
  /** The player whose name was pressed. */
  readonly opened: ShownPlayer | null;
  /** The name under the mouse pointer. */
  readonly pointed: Hovered<ShownPlayer> | null;
  /** The match in which the players play; null outside a match. */
  readonly report: MatchReport | null;
  onClose(): void;
}

/** A player's card, which opens by a press, or when the mouse points at the name. */
export function PlayerCardsContainer({ opened, pointed, report, onClose }: PlayerCardsContainerProps) {
  return (
    <>
      <PlayerHoverContainer pointed={pointed} report={report} />
      {opened !== null && <PlayerCardContainer player={opened} report={report} onClose={onClose} />}
    </>
  );
}
