import type { FilterChange } from '@tribunen/domain';
import { safetyApi } from '../../api/safetyApi.ts';
import { useChange } from '../useChange.ts';
import { useApi } from '../../services/useApi.ts';
import { filterListQuery, tellFilterChanged } from './useReaderFilter.ts';

interface FilterChangeParts {
  readonly onDone: (change: FilterChange) => void;
  readonly onFailed: (error: Error, change: FilterChange) => void;
}

/** Mutes and blocks people and hides words for the spectator, and undoes each. */
export function useReaderFilterChange(
  userId: string,
  { onDone, onFailed }: FilterChangeParts,
): (change: FilterChange) => void {
  const api = useApi(safetyApi);
  const parts = {
    call: (change: FilterChange) => {
      switch (change.list) {
        case 'muted':
          return change.isOn ? api.mute(change.userId) : api.unmute(change.userId);
        case 'blocked':
          return change.isOn ? api.block(change.userId) : api.unblock(change.userId);
        case 'hiddenWords':
          return change.isOn ? api.hideWord(change.word) : api.showWord(change.word);
      }
    },
    onDone: (change: FilterChange) => {
      tellFilterChanged(userId);
      onDone(change);
    },
    onFailed,
  };
  const changes = {
    muted: useChange({ query: filterListQuery(api, userId, 'muted'), ...parts }),
    blocked: useChange({ query: filterListQuery(api, userId, 'blocked'), ...parts }),
    hiddenWords: useChange({ query: filterListQuery(api, userId, 'hiddenWords'), ...parts }),
  };
  return (change) => changes[change.list](change);
}
