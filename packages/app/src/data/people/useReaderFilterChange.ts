import type { FilterChange, ReaderFilter } from '@tribunen/domain';
import { safetyBackend } from '../../backend/safetyBackend.ts';
import { useChange } from '../useChange.ts';
import { useBackend } from '../../services/useBackend.ts';
import { tellFilterChanged, readerFilterQuery } from './useReaderFilter.ts';

interface FilterChangeParts {
  readonly onDone: (change: FilterChange) => void;
  readonly onFailed: (error: Error, change: FilterChange) => void;
}

/** Mutes, blocks and hides words for the signed-in spectator, and takes it back. */
export function useReaderFilterChange(userId: string, parts: FilterChangeParts): (change: FilterChange) => void {
  const backend = useBackend(safetyBackend);
  return useChange<Omit<ReaderFilter, 'reader'>, FilterChange>({
    query: readerFilterQuery(backend, userId),
    call: (change) => {
      switch (change.list) {
        case 'muted':
          return change.isOn ? backend.mute(change.userId) : backend.unmute(change.userId);
        case 'blocked':
          return change.isOn ? backend.block(change.userId) : backend.unblock(change.userId);
        case 'hiddenWords':
          return change.isOn ? backend.hideWord(change.word) : backend.showWord(change.word);
      }
    },
    onDone: (change) => {
      tellFilterChanged(userId);
      parts.onDone(change);
    },
    onFailed: parts.onFailed,
  });
}
