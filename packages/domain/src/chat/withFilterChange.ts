import type { UserId } from '../people/UserId.ts';
import type { ReaderFilter } from './isHidden.ts';

/** What a reader adds to what they do not want to see, or takes from it. The word is as `toHiddenWord` keeps it. */
export type FilterChange =
  | { readonly list: 'muted' | 'blocked'; readonly userId: UserId; readonly isOn: boolean }
  | { readonly list: 'hiddenWords'; readonly word: string; readonly isOn: boolean };

/**
 * The filter of a reader after a change (CHAT-28).
 *
 * @example
 * const filter = { muted: new Set(), blocked: new Set(), hiddenWords: new Set() };
 * withFilterChange(filter, { list: 'muted', userId: 'kari', isOn: true }).muted.has('kari'); // true
 */
export function withFilterChange<Filter extends Omit<ReaderFilter, 'reader'>>(
  filter: Filter,
  change: FilterChange,
): Filter {
  return change.list === 'hiddenWords'
    ? { ...filter, hiddenWords: changed(filter.hiddenWords, change.word, change.isOn) }
    : { ...filter, [change.list]: changed(filter[change.list], change.userId, change.isOn) };
}

function changed<Value>(values: ReadonlySet<Value>, value: Value, isOn: boolean): ReadonlySet<Value> {
  if (isOn) return new Set([...values, value]);
  return new Set([...values].filter((each) => each !== value));
}
