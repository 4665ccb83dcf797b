import type { FriendFilter } from '@tribunen/domain';
import { useSearchParams } from 'react-router-dom';
import { friendTabOf, friendTabParameter, friendTabValue } from '../../navigation/friendPaths.ts';

/** The tab that the address names, and what changes it. */
export function useFriendTab(): readonly [FriendFilter, (tab: FriendFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const onTab = (chosen: FriendFilter): void => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        const value = friendTabValue(chosen);
        if (value === null) after.delete(friendTabParameter);
        else after.set(friendTabParameter, value);
        return after;
      },
      { replace: true },
    );
  };
  return [friendTabOf(search), onTab];
}
