import type { MatchEvent } from '@tribunen/domain';
import type { ReactNode } from 'react';
import { useWords } from '../../../i18n/useWords.ts';
import { PlayerName } from '../../../links/PlayerName.tsx';

interface EventPlayerProps {
  readonly event: MatchEvent;
  /** Null where no source names the player. */
  readonly name: string | null;
  /** The shown text, if it is not the whole name. */
  readonly children?: ReactNode;
}

/** A player of an event, whose name opens their card. An own goal is listed at the side that it counts for. */
export function EventPlayer({ event, name, children }: EventPlayerProps) {
  const { t } = useWords();
  if (name === null) return t(($) => $.commonLater.unknownPlayer);
  const { teamSide } = event;
  const isOwnGoal = event.type === 'GOAL' && event.goal === 'own-goal';
  const side = isOwnGoal ? (teamSide === 'home' ? 'away' : 'home') : teamSide;
  return <PlayerName player={{ id: null, name, side }}>{children}</PlayerName>;
}
