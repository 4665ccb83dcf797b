import { type Follow, followGuide, guidedTeams } from '@tribunen/domain';
import type { ChooseView } from '@tribunen/ui';
import { useState } from 'react';
import type { FollowChanges } from '../../data/follows/useFollowChange.ts';
import { useAskForNotifications } from '../../live/notifications/useAskForNotifications.ts';

interface GuideParts {
  readonly follows: readonly Follow[];
  /** What was followed when the screen opened. */
  readonly atFirst: readonly Follow[];
  readonly notify: FollowChanges['notify'];
  /** The spectator has answered, and may look at the list. */
  onAnswered(): void;
}

/** The guide for a first visit (FOLLOW-17). */
export function useGuide({ follows, atFirst, notify, onAnswered }: GuideParts): ChooseView['guide'] {
  const askForNotifications = useAskForNotifications();
  const [isAnswered, setAnswered] = useState(false);
  const guide = followGuide(follows, { isBegun: atFirst.length === 0, isAnswered });
  switch (guide.step) {
    case 'choose':
      return { step: 'choose', chosen: guide.chosen, of: guidedTeams, onSkip: () => setAnswered(true) };
    case 'notify': {
      const { teams } = guide;
      return {
        step: 'notify',
        names: teams.map(({ displayName }) => displayName),
        onAnswer: (wanted) => {
          setAnswered(true);
          if (wanted) {
            // In the very tap: a browser asks only then.
            askForNotifications();
            for (const { id, notifications } of teams) if (!notifications) notify(id, true);
          }
          onAnswered();
        },
      };
    }
    case 'done':
      return guide;
  }
}
