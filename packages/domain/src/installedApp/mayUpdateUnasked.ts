/** The facts that decide whether the page may give way to a newer version of the app by itself. */
export interface UpdateFacts {
  readonly isHidden: boolean;
  /** Whether a change is under way, something is open over the page, or a field has text in it. */
  readonly holdsWork: boolean;
  /** Whether a match that the page knows is being played. */
  readonly isMatchInPlay: boolean;
}

/**
 * Whether the page may give way to a newer version by itself: while the page is hidden, no unfinished work in it would
 * be lost, and no goal could fall in the seconds of the update. OFFLINE-4
 */
export function mayUpdateUnasked({ isHidden, holdsWork, isMatchInPlay }: UpdateFacts): boolean {
  return isHidden && !holdsWork && !isMatchInPlay;
}
