import { type Follow, followGuide, type GuideAnswers, guidedTeams } from '@tribunen/domain';
import type { ChooseView, FollowNames, GuidedDevice } from '@tribunen/ui';
import { useState } from 'react';
import { useNameQuestion } from '../../data/people/useNameQuestion.ts';
import type { FollowChanges } from '../../data/follows/useFollowChange.ts';
import { type Push, toPushDeviceView, usePush } from '../../data/push/usePush.ts';
import { usePushFailureWords } from '../../data/push/usePushFailureWords.ts';
import { useAskForNotifications } from '../../live/notifications/useAskForNotifications.ts';
import type { PushBrowser } from '../../services/push/PushBrowser.ts';

interface GuideParts {
  readonly userId: string;
  readonly follows: readonly Follow[];
  readonly notify: FollowChanges['notify'];
  namesOf(follow: Follow): FollowNames;
  /** Called when the spectator has answered or skipped the guide, which then leads to today's matches. */
  onDone(): void;
  readonly openBrowser?: () => PushBrowser;
}

/** The guide, which begins when the spectator follows nothing, and asks for a name first if there is none (FOLLOW-17). */
export function useGuide({ userId, follows, notify, namesOf, onDone, openBrowser }: GuideParts): ChooseView['guide'] {
  const askForNotifications = useAskForNotifications();
  const whyOf = usePushFailureWords();
  const [isBegun, setBegun] = useState(follows.length === 0);
  if (!isBegun && follows.length === 0) setBegun(true);
  const nameForm = useNameQuestion(userId);
  const [answered, setAnswered] = useState<GuideAnswers>('none');
  const guide = followGuide(follows, { isBegun, answered });
  const isWanted = guide.step === 'notify' || guide.step === 'push';
  const push = usePush(userId, { isWanted, ...(openBrowser && { openBrowser }) });
  const finish = (): void => {
    setAnswered('all');
    onDone();
  };
  const accept = (teams: readonly Follow[]): void => {
    // The browser should ask only once, so it asks here only if push is impossible and notices can appear only while
    // the app is open. It must be called before the tap's event ends.
    if (push === null || push.known.data?.device === 'unsupported') askForNotifications();
    for (const { id, notifications } of teams) if (!notifications) notify(id, true);
    if (push === null) finish();
    else setAnswered('notify');
  };
  if (guide.step !== 'done' && nameForm !== null) return { step: 'name', form: nameForm };
  switch (guide.step) {
    case 'choose':
      return { step: 'choose', chosen: guide.chosen, of: guidedTeams, onSkip: finish };
    case 'notify': {
      const { teams } = guide;
      return {
        step: 'notify',
        teams: teams.map(namesOf),
        onAnswer: (wanted) => (wanted ? accept(teams) : finish()),
      };
    }
    case 'push':
      return { step: 'push', device: toGuidedDevice(push, whyOf), onDone: finish };
    case 'done':
      return guide;
  }
}

function toGuidedDevice(push: Push | null, whyOf: (error: Error) => string): GuidedDevice {
  if (push === null) return { status: 'unsupported' };
  const { known, changing } = push;
  if (changing.isPending) return { status: 'loading' };
  if (changing.error !== null) return { status: 'failed', message: whyOf(changing.error), onRetry: push.turnOn };
  if (known.data !== undefined) return toPushDeviceView(known.data, push);
  if (known.error === null || known.isFetching) return { status: 'loading' };
  return { status: 'failed', message: whyOf(known.error), onRetry: () => void known.refetch() };
}
