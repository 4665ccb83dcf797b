import type { FilterChange } from '@tribunen/domain';
import { safetyBackend } from '../../backend/safetyBackend.ts';
import { useChange } from '../useChange.ts';
import { useBackend } from '../../services/useBackend.ts';
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
  const backend = useBackend(safetyBackend);
  const parts = {
    call: (change: FilterChange) => {
      switch (change.list) {
        case 'muted':
          return change.isOn ? backend.mute(change.userId) : backend.unmute(change.userId);
        case 'blocked':
          return change.isOn ? backend.block(change.userId) : backend.unblock(change.userId);
        case 'hiddenWords':
          return change.isOn ? backend.hideWord(change.word) : backend.showWord(change.word);
      }
    },
    onDone: (change: FilterChange) => {
      tellFilterChanged(userId);
      onDone(change);
    },
    onFailed,
  };
  const changes = {
    muted: useChange({ query: filterListQuery(backend, userId, 'muted'), ...parts }),
    blocked: useChange({ query: filterListQuery(backend, userId, 'blocked'), ...parts }),
    hiddenWords: useChange({ query: filterListQuery(backend, userId, 'hiddenWords'), ...parts }),
  };
  return (change) => changes[change.list](change);
}
