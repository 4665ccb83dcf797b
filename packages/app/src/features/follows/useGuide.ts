import { type Follow, followGuide, guidedTeams } from '@tribunen/domain';
import type { ChooseView } from '@tribunen/ui';
import { useState } from 'react';
import type { FollowChanges } from '../../data/follows/useFollowChange.ts';
import { useAskForNotifications } from '../../live/notifications/useAskForNotifications.ts';

interface GuideParts {
  readonly follows: readonly Follow[];
  /** The follows when the screen opened. */
  readonly atFirst: readonly Follow[];
  readonly notify: FollowChanges['notify'];
  /** Called when the spectator has answered: the screen shows the list. */
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
            // Before the tap's event ends: a browser shows its question only during one.
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
