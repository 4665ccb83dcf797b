import type { MatchId } from '@tribunen/domain';
import { ShowResultQuestion } from '@tribunen/ui';
import { useKnowledge } from '../../../../live/knownUntil/useKnowledge.ts';

interface ShowResultHostProps {
  readonly match: MatchId;
  onEnd(): void;
}

/** The question before the menu of a match shows its hidden result. */
export function ShowResultHost({ match, onEnd }: ShowResultHostProps) {
  const knowledge = useKnowledge();
  return (
    <ShowResultQuestion
      onKeep={onEnd}
      onShow={() => {
        knowledge.showResult(match);
        onEnd();
      }}
    />
  );
}
