import type { PlayerId } from '@tribunen/domain';
import { useState } from 'react';

/** The stars that the spectator has set but not saved, by player. A player's draft stays while the spectator opens other players. */
export interface Drafts<Draft> {
  readonly all: ReadonlyMap<PlayerId, Draft>;
  set(player: PlayerId, draft: Draft): void;
  /** Restores the stars whose save failed, except those that the spectator has changed since. */
  restore(drafts: ReadonlyMap<PlayerId, Draft>): void;
  forget(players: Iterable<PlayerId>): void;
}

/** Keeps unsaved stars. */
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
