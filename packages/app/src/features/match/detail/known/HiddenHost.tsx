import { epochMs, type Match } from '@tribunen/domain';
import { HiddenResult } from '@tribunen/ui';
import { useServices } from '../../../../services/useServices.ts';
import { useKnowledge } from '../../../../live/knownUntil/useKnowledge.ts';

interface HiddenHostProps {
  readonly match: Match;
  /** Null where a replay has no place. */
  readonly onReplay: (() => void) | null;
}

/** A replay is offered once every match of that kick-off is over, so that the button says nothing of this one. */
const surelyOverMs = 3 * 60 * 60_000;

/** A match whose result the reader has hidden. */
export function HiddenHost({ match, onReplay }: HiddenHostProps) {
  const knowledge = useKnowledge();
  const { now } = useServices();
  const isOver = now() - epochMs(match.utcKickoff) > surelyOverMs;
  return <HiddenResult onReplay={isOver ? onReplay : null} onShow={() => knowledge.showResult(match.id)} />;
}
