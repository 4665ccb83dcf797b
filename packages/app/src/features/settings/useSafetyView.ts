import { usePresence } from '../../live/presence/usePresence.ts';
import { compareNames, type FilterLists, toHiddenWord, type UserId } from '@tribunen/domain';
import { type SafetyView, toast, useWords } from '@tribunen/ui';
import { useMemo } from 'react';
import { useFailureWords } from '../../data/useFailureWords.ts';
import { useProfiles } from '../../data/people/useProfiles.ts';
import { useReaderFilter } from '../../data/people/useReaderFilter.ts';
import { useReaderFilterChange } from '../../data/people/useReaderFilterChange.ts';
import { useObserved } from '../../lib/state/useObserved.ts';

/** The people and the words that the spectator hides, and whether others see the spectator as online. */
export function useSafetyView(userId: UserId): SafetyView {
  const { t } = useWords();
  const whyOf = useFailureWords();
  const visibility = usePresence()?.visibility ?? null;
  const isShown = useObserved(visibility, null);
  const { hides: lists, status, retry } = useReaderFilter(userId);
  const people = useMemo(() => new Set([...lists.muted, ...lists.blocked]), [lists]);
  const profiles = useProfiles(userId, people);
  const change = useReaderFilterChange(userId, {
    onDone: () => {},
    onFailed: (error) =>
      toast.failure({
        title: t(($) => $.primitives.failed),
        text: t(($) => $.safety.notChanged, { message: whyOf(error) }),
      }),
  });
  const presence = { isShown, onShown: (shown: boolean) => visibility?.choose(shown) };
  const statuses = Object.values(status);
  if (statuses.includes('error')) return { ...presence, status: 'error', onRetry: retry };
  if (statuses.includes('loading')) return { ...presence, status: 'loading' };
  const named = (ids: FilterLists['muted']) => [...ids].map((id) => ({ id, name: profiles.get(id)?.name ?? null }));
  return {
    ...presence,
    status: 'ready',
    muted: named(lists.muted),
    blocked: named(lists.blocked),
    hiddenWords: [...lists.hiddenWords].toSorted(compareNames),
    onUnmute: (id) => change({ list: 'muted', userId: id, isOn: false }),
    onUnblock: (id) => change({ list: 'blocked', userId: id, isOn: false }),
    onHideWord: (word) => change({ list: 'hiddenWords', word: toHiddenWord(word), isOn: true }),
    onShowWord: (word) => change({ list: 'hiddenWords', word, isOn: false }),
  };
}
