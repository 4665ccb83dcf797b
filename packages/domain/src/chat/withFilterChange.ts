import type { UserId } from '../people/UserId.ts';
import type { FilterLists } from './isHidden.ts';

/** A person or a word that a reader adds to a list (`isOn`) or removes from it. The word is in the form of `toHiddenWord`. */
export type FilterChange =
  | { readonly list: 'muted' | 'blocked'; readonly userId: UserId; readonly isOn: boolean }
  | { readonly list: 'hiddenWords'; readonly word: string; readonly isOn: boolean };

/** A reader's lists after a change (CHAT-28). A list that is not given has not loaded, and counts as empty. */
export function withFilterChange<Lists extends Partial<FilterLists>>(lists: Lists, change: FilterChange): Lists {
  return change.list === 'hiddenWords'
    ? { ...lists, hiddenWords: changed(lists.hiddenWords, change.word, change.isOn) }
    : { ...lists, [change.list]: changed(lists[change.list], change.userId, change.isOn) };
}

function changed<Value>(values: ReadonlySet<Value> | undefined, value: Value, isOn: boolean): ReadonlySet<Value> {
  const before = [...(values ?? [])];
  return new Set(isOn ? [...before, value] : before.filter((each) => each !== value));
}
