import { FANTASY_GAMES, type FantasyGame, type UserId } from '@tribunen/domain';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { privateStorageKey } from '../../lib/storage/privateStorage.ts';
import { StoredValue } from '../../lib/storage/StoredValue.ts';
import { fantasyGameParameter } from '../../navigation/fantasyPaths.ts';

/**
 * The game in the address, or otherwise the one that the spectator chose last on this device, and a function that
 * chooses one. Until the spectator has chosen a game it is Fantasy Premier League.
 */
export function useFantasyGame(reader: UserId): readonly [FantasyGame, (game: FantasyGame) => void] {
  const [search, setSearch] = useSearchParams();
  const [kept] = useState(() => keptFantasyGame(reader));
  const onGame = (chosen: FantasyGame): void => {
    kept.choose(chosen);
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(fantasyGameParameter, chosen);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [toFantasyGame(search.get(fantasyGameParameter)) ?? kept.current(), onGame];
}

/** The storage is private, so the choice is deleted with the session. */
function keptFantasyGame(reader: UserId): StoredValue<FantasyGame> {
  return new StoredValue<FantasyGame>(
    {
      key: privateStorageKey(reader, 'fantasy-game'),
      storage: () => localStorage,
      read: (text) => toFantasyGame(text) ?? 'fpl',
      write: (game) => game,
    },
    window,
  );
}

function toFantasyGame(text: string | null): FantasyGame | null {
  return FANTASY_GAMES.find((game) => game === text) ?? null;
}
