import type { FollowsTab } from '@tribunen/ui';
import { useSearchParams } from 'react-router-dom';
import { priorityTab, profileTabParameter } from '../../navigation/paths.ts';

/** The tab that the address names, and what changes it. */
export function useFollowsTab(): readonly [FollowsTab, (tab: FollowsTab) => void] {
  const [search, setSearch] = useSearchParams();
  const onTab = (chosen: FollowsTab): void => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (chosen === 'mine') after.set(profileTabParameter, priorityTab);
        else after.delete(profileTabParameter);
        return after;
      },
      { replace: true },
    );
  };
  return [search.get(profileTabParameter) === priorityTab ? 'mine' : 'choose', onTab];
}
