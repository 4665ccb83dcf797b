import { type MatchReport, type MatchTab, matchTabs } from '@tribunen/domain';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { matchTabParameter } from '../../routes/paths.ts';
import { matchTabBodies, matchTabWords } from './matchTabBodies.ts';

interface ShownTabs {
  readonly tabs: readonly { readonly tab: MatchTab; readonly content: ReactNode }[];
  readonly chosenTab: MatchTab;
  onTab(tab: MatchTab): void;
}

/** The tabs of a report, with the one that the address names (DETAIL-1); null for a match that has none. */
export function useMatchTabs(report: MatchReport | null): ShownTabs | null {
  const [search, setSearch] = useSearchParams();
  const offered = report === null ? [] : matchTabs(report);
  const [first] = offered;
  if (report === null || first === undefined) return null;
  const named = search.get(matchTabParameter);
  return {
    chosenTab: offered.find((tab) => matchTabWords[tab] === named) ?? first,
    // Another tab is no step of its own: Back leaves the match.
    onTab: (tab) =>
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          if (tab === first) after.delete(matchTabParameter);
          else after.set(matchTabParameter, matchTabWords[tab]);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    tabs: offered.map((tab) => {
      const Body = matchTabBodies[tab];
      return {
        tab,
        content: <Body match={report} />,
      };
    }),
  };
}
