import type { MatchTap } from '@tribunen/ui';

/**
 * Whether a tap on a card chooses its match for the pane: a plain tap does, on a match that is not chosen yet. Enter, whose click counts no
 * presses, and a tap with a modifier key follow the link, and so does the second tap.
 *
 * @example
 * choosesMatch({ detail: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false }, false); // false: Enter
 */
export function choosesMatch(tap: Omit<MatchTap, 'preventDefault'>, isChosen: boolean): boolean {
  return !isChosen && tap.detail > 0 && !tap.ctrlKey && !tap.metaKey && !tap.shiftKey && !tap.altKey;
}
