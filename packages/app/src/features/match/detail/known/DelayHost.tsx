import type { Match } from '@tribunen/domain';
import { DelayButton } from '@tribunen/ui';
import { useState } from 'react';
import { useObserved } from '../../../../lib/state/useObserved.ts';
import { knowingOf, ownDelay } from '../../../../live/knownUntil/KnownChoices.ts';
import { useKnowledge } from '../../../../live/knownUntil/useKnowledge.ts';
import { useDelayHint } from './useDelayHint.ts';
import { useTogetherView } from './useTogetherView.ts';

interface DelayHostProps {
  readonly match: Match;
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
  onOpen(isOpen: boolean): void;
  /** Whether the delay stands under the button's icon instead of beside it. */
  readonly isNarrow?: boolean;
}

/** The delay of a match, and the dialog in which it is chosen. */
export function DelayHost({ match, isOpen, onOpen, isNarrow = false }: DelayHostProps) {
  const knowledge = useKnowledge();
  useDelayHint(match);
  const choices = useObserved(knowledge.choices);
  const { delay, delays } = choices;
  const [outcome, setOutcome] = useState<'set' | 'nothing' | null>(null);
  const [scope, setScope] = useState<'all' | 'match'>(delays[match.id] === undefined ? 'all' : 'match');
  // The delay that the other matches keep when this one gets a separate delay.
  const [common] = useState(delay);
  const own = ownDelay(choices, match.id);
  const knowing = knowingOf(choices, match.id, match);
  const choose = (chosen: number): void =>
    scope === 'match' ? knowledge.chooseOwnDelay(match.id, chosen, delay) : knowledge.chooseDelay(chosen);
  return (
    <DelayButton
      isOpen={isOpen}
      onOpen={onOpen}
      isNarrow={isNarrow}
      view={{
        seconds: knowing.kind === 'delayed' ? knowing.seconds : 0,
        own,
        scope,
        outcome,
        onSeconds(chosen) {
          setOutcome(null);
          choose(chosen);
        },
        onScope(of) {
          setScope(of);
          if (of === 'match') knowledge.chooseOwnDelay(match.id, own, common);
          else knowledge.chooseDelay(own);
        },
        onNow() {
          const lag = knowledge.readDelay(match);
          setOutcome(lag === null ? 'nothing' : 'set');
          if (lag !== null) choose(lag);
        },
        together: useTogetherView(match, knowledge),
      }}
    />
  );
}
