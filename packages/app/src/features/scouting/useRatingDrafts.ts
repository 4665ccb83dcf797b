import type { PlayerId } from '@tribunen/domain';
import { useState } from 'react';

/** The stars that the spectator has set and not saved, by player. A player's draft is kept while the spectator looks at other players. */
export interface Drafts<Draft> {
  readonly all: ReadonlyMap<PlayerId, Draft>;
  set(player: PlayerId, draft: Draft): void;
  /** Puts back the stars whose save failed. It keeps those that the spectator has changed since. */
  restore(drafts: ReadonlyMap<PlayerId, Draft>): void;
  forget(players: Iterable<PlayerId>): void;
}

/**
 * Keeps the stars that are not saved yet.
 *
 * @example
 * const drafts = useRatingDrafts<RatingDraft>();
 */
export function useRatingDrafts<Draft>(): Drafts<Draft> {
  const [all, setAll] = useState<ReadonlyMap<PlayerId, Draft>>(() => new Map());
  return {
    all,
    set: (player, draft) => setAll((before) => new Map(before).set(player, draft)),
    restore: (drafts) => setAll((before) => new Map([...drafts, ...before])),
    forget: (players) => {
      const gone = new Set(players);
      setAll((before) => new Map([...before].filter(([player]) => !gone.has(player))));
    },
  };
}
