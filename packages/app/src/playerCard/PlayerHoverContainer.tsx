import type { MatchReport } from '@tribunen/domain';
import { type Hovered, type HoverIntent, PlayerHoverCard, type ShownPlayer, useHoverIntent } from '@tribunen/ui';
import { usePlayerFacts } from './usePlayerFacts.ts';

interface PlayerHoverContainerProps {
  /** The name under the mouse pointer. */
  readonly pointed: Hovered<ShownPlayer> | null;
  readonly report: MatchReport | null;
}

/** Opens and closes a player's card beside the name when the mouse points at it. */
export function PlayerHoverContainer({ pointed, report }: PlayerHoverContainerProps) {
  const { hovered, intent } = useHoverIntent(pointed);
  return hovered && <HoverCardOf hovered={hovered} intent={intent} report={report} />;
}

interface HoverCardOfProps {
  readonly hovered: Hovered<ShownPlayer>;
  readonly intent: HoverIntent<ShownPlayer>;
  readonly report: MatchReport | null;
}

function HoverCardOf({ hovered: { subject, beside }, intent, report }: HoverCardOfProps) {
  return <PlayerHoverCard view={usePlayerFacts(subject, report)} beside={beside} intent={intent} />;
}
