import { type MatchReport, type MatchTab, matchTabs } from '@tribunen/domain';
import type { OpenedTab } from '@tribunen/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { matchTabParameter } from '../../../navigation/paths.ts';
import { useObserved } from '../../../lib/state/useObserved.ts';
import { StoredValue } from '../../../lib/storage/StoredValue.ts';
import { useStableFunction } from '../../../lib/state/useStableFunction.ts';
import { useHasTable } from './useHasTable.ts';
import { loadNamedTab, matchTabBodies, matchTabWords } from './matchTabBodies.ts';

interface ShownTabs {
  readonly tabs: readonly { readonly tab: OpenedTab; readonly content: ReactNode }[];
  readonly chosenTab: OpenedTab;
  onTab(tab: OpenedTab): void;
  readonly chatPlace: { readonly isTaken: boolean; onChange(isTaken: boolean): void };
}

/** The tabs that can show a match up to a minute, and reveal nothing of what comes after it. */
const replayedTabs: readonly MatchTab[] = ['report', 'line-up', 'momentum'];

/**
 * The tabs of a report, with the selected one from the address (DETAIL-1); null for a match that has none.
 *
 * @param replay whether a hidden result is being replayed, and the chat that has a tab of its own then
 */
export function useMatchTabs(
  report: MatchReport | null,
  { isRunning, chat }: { readonly isRunning: boolean; readonly chat: ReactNode },
): ShownTabs | null {
  const [search, setSearch] = useSearchParams();
  const named = search.get(matchTabParameter);
  useEffect(() => void loadNamedTab(named), [named]);
  const hasTable = useHasTable(report?.match ?? null);
  const ofReport = useMemo(
    () =>
      report === null
        ? []
        : matchTabs(report, hasTable)
            .filter((tab) => !isRunning || replayedTabs.includes(tab))
            .map((tab) => {
              const Body = matchTabBodies[tab];
              return { tab, content: <Body match={report} isReplayed={isRunning} /> };
            }),
    [report, hasTable, isRunning],
  );
  const tabs =
    chat === null || ofReport.length === 0 ? ofReport : [...ofReport, { tab: 'chat', content: chat } as const];
  const [kept] = useState(keptChatPlace);
  const isTaken = useObserved(kept);
  const first = tabs[0]?.tab;
  // Another tab replaces the history entry, so that Back leaves the match.
  const onTab = useStableFunction((tab: OpenedTab) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (tab === first) after.delete(matchTabParameter);
        else after.set(matchTabParameter, matchTabWords[tab]);
        return after;
      },
      { replace: true, preventScrollReset: true },
    ),
  );
  if (first === undefined) return null;
  return {
    chosenTab: tabs.find(({ tab }) => matchTabWords[tab] === named)?.tab ?? first,
    onTab,
    tabs,
    chatPlace: { isTaken, onChange: kept.choose },
  };
}

/** Whether on this device a tab that needs the width takes the place of the chat; false until the reader chooses so. */
function keptChatPlace(): StoredValue<boolean> {
  return new StoredValue<boolean>(
    {
      key: 'tribunen-over-chat',
      storage: () => localStorage,
      read: (text) => text === 'yes',
      write: (isTaken) => (isTaken ? 'yes' : null),
    },
    window,
  );
}
