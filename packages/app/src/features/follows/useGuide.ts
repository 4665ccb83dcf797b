import { type Follow, followGuide, guidedTeams } from '@tribunen/domain';
import type { ChooseView, FollowNames } from '@tribunen/ui';
import { useState } from 'react';
import type { FollowChanges } from '../../data/follows/useFollowChange.ts';
import { useAskForNotifications } from '../../live/notifications/useAskForNotifications.ts';

interface GuideParts {
  readonly follows: readonly Follow[];
  readonly notify: FollowChanges['notify'];
  namesOf(follow: Follow): FollowNames;
  /** Called when the spectator has answered, or skipped the guide: it leads to today's matches. */
  onDone(): void;
}

/** The guide, which begins wherever nothing is followed (FOLLOW-17). */
export function useGuide({ follows, notify, namesOf, onDone }: GuideParts): ChooseView['guide'] {
  const askForNotifications = useAskForNotifications();
  const [isBegun, setBegun] = useState(follows.length === 0);
  if (!isBegun && follows.length === 0) setBegun(true);
  const [isAnswered, setAnswered] = useState(false);
  const finish = (): void => {
    setAnswered(true);
    onDone();
  };
  const guide = followGuide(follows, { isBegun, isAnswered });
  switch (guide.step) {
    case 'choose':
      return { step: 'choose', chosen: guide.chosen, of: guidedTeams, onSkip: finish };
    case 'notify': {
      const { teams } = guide;
      return {
        step: 'notify',
        teams: teams.map(namesOf),
        onAnswer: (wanted) => {
          if (wanted) {
            // Before the tap's event ends: a browser shows its question only during one.
            askForNotifications();
            for (const { id, notifications } of teams) if (!notifications) notify(id, true);
          }
          finish();
        },
      };
    }
    case 'done':
      return guide;
  }
}
