import type { MatchId } from '../match/Match.ts';
import { epochMs, type UtcInstant } from '../time/instant.ts';
import { type HiddenGroup, type HiddenGroupKey, hiddenGroupKey } from './HiddenGroup.ts';

/** A reader's choice to hide the results of a match or of a group of matches, or to show them. */
export interface HiddenChoice {
  readonly of: MatchId | HiddenGroup;
  readonly isHidden: boolean;
  readonly chosenAt: UtcInstant;
}

/** The text that stands for a match or a group of matches. */
export type HiddenKey = MatchId | HiddenGroupKey;

/** The time after which a choice about a match or a day no longer passes on to other devices (KNOWN-17). */
const lastsMs = 30 * 24 * 60 * 60_000;

export function hiddenKey(of: HiddenChoice['of']): HiddenKey {
  return typeof of === 'string' ? of : hiddenGroupKey(of);
}

/**
 * The choices of an account that a device has to carry out, in the order in which they were made (KNOWN-17). The last
 * choice about a match or a group holds, on whatever device it was made.
 *
 * @param ownAt when the last choice that this device knows about a match or a group was made, in milliseconds since
 * 1970; 0 for none
 */
export function choicesToFollow(
  account: readonly HiddenChoice[],
  ownAt: (key: HiddenKey) => number,
  now: UtcInstant,
): readonly HiddenChoice[] {
  const due = account.filter(
    ({ of, chosenAt }) =>
      epochMs(chosenAt) > ownAt(hiddenKey(of)) && (lasts(of) || epochMs(chosenAt) > epochMs(now) - lastsMs),
  );
  const inOrder = due.toSorted((one, other) => epochMs(one.chosenAt) - epochMs(other.chosenAt));
  return inOrder.filter(({ of }, at) => inOrder.findLastIndex((each) => hiddenKey(each.of) === hiddenKey(of)) === at);
}

/** A team or a competition stays hidden until it is shown. */
function lasts(of: HiddenChoice['of']): boolean {
  return typeof of !== 'string' && of.kind !== 'day';
}
