import { type Findings, isLive, searchAll, splitFollowed } from '@tribunen/domain';
import { SearchDialog, type SearchView } from '@tribunen/ui';
import { useEffect, useMemo, useState } from 'react';
import { useIsOnline } from '../../../data/useIsOnline.ts';
import { competitionPath, matchPath, teamPath } from '../../../navigation/paths.ts';
import { ratePlayerPath } from '../../../navigation/scoutingPaths.ts';
import { useToday } from '../../../services/useToday.ts';
import { useSearchIndex } from './useSearchIndex.ts';

/** The pause in the typing, in milliseconds, after which teams are searched for by name. */
const pauseMs = 300;
/** The most followed teams and matches that the search offers before the user types. */
const offered = 5;

const hrefs: SearchView['hrefs'] = {
  team: teamPath,
  competition: competitionPath,
  player: ({ id, team }) => ratePlayerPath({ id, match: null, side: null, team: team.id }),
  match: matchPath,
};

interface SearchContainerProps {
  readonly text: string;
  onType(text: string): void;
  onClose(): void;
}

/** The search over the screen, with its results (SEARCH-1 to SEARCH-4). */
export function SearchContainer({ text, onType, onClose }: SearchContainerProps) {
  const today = useToday();
  const settled = useSettled(text);
  const isOnline = useIsOnline();
  const { index, follows, isLoading, onRetry } = useSearchIndex(searchAll(settled, nothing) === null ? null : settled);
  const found = searchAll(text, index);
  const frame = { text, onType, onClose, hrefs, today, isOffline: !isOnline };
  const own = useMemo((): Findings => {
    const isOwnTeam = new Set(follows.map(({ entityType, entityId }) => `${entityType} ${entityId}`));
    return {
      ...nothing,
      teams: index.teams.filter(({ id }) => isOwnTeam.has(`team ${id}`)).slice(0, offered),
      matches: splitFollowed(index.matches, follows).followed.filter(isLive).slice(0, offered),
    };
  }, [index, follows]);
  if (found === null) return <SearchDialog view={{ ...frame, status: 'idle', found: own }} />;
  if (isOnline && onRetry !== null) return <SearchDialog view={{ ...frame, status: 'error', found, onRetry }} />;
  const isSearching = isOnline && (isLoading || settled !== text);
  return <SearchDialog view={{ ...frame, status: isSearching ? 'searching' : 'ready', found }} />;
}

const nothing = { teams: [], competitions: [], players: [], matches: [], shownName: () => null };

/** The text as it was at the last pause in the typing. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
