import type { Match, MatchId, MatchReport } from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { BackendAccess } from '../../api/access/BackendAccess.ts';
import { knownKey } from '../../api/access/knownKey.ts';
import { dueStates } from '../../api/access/dueStates.ts';
import type { DayList } from '../../data/matches/DayList.ts';
import { allMatchKey } from '../../data/matches/matchKeys.ts';
import { allMatchesKey } from '../../data/matches/matchesQuery.ts';
import { StoredValue } from '../../lib/storage/StoredValue.ts';
import {
  type KnownChoices,
  knowingOf,
  longestOf,
  readKnownChoices,
  withDelay,
  withHidden,
  writeKnownChoices,
} from './KnownChoices.ts';
import { DelayedDevice } from './DelayedDevice.ts';
import { KnownUntil } from './KnownUntil.ts';

/** What the reader may know on this device, and how that is chosen. */
export interface ChosenKnowledge {
  readonly choices: StoredValue<KnownChoices>;
  /** @param match null for every match */
  chooseDelay(match: MatchId | null, seconds: number): void;
  /** Takes over the delay at which the reader sees now what happened last; null where nothing happened lately (KNOWN-5). */
  readDelay(match: Match): number | null;
  hideResult(match: MatchId): void;
  showResult(match: MatchId): void;
}

/** Keys of the answers in which results stand. */
const withResults = new Set<unknown>([
  ...allMatchesKey,
  ...allMatchKey,
  'competition-matches',
  'team-matches',
  'match-events',
]);

const byAccess = new WeakMap<BackendAccess, ChosenKnowledge>();

/** The knowledge that this page's reader has chosen. From the first call on, everything passes its gate. */
export function knownUntilOf(access: BackendAccess, queryClient: QueryClient): ChosenKnowledge {
  const known = byAccess.get(access) ?? open(access, queryClient);
  byAccess.set(access, known);
  return known;
}

function open(access: BackendAccess, queryClient: QueryClient): ChosenKnowledge {
  const choices = new StoredValue<KnownChoices>(
    { key: knownKey, storage: () => localStorage, read: readKnownChoices, write: writeKnownChoices },
    window,
  );
  choices.start();
  const gate = new KnownUntil(
    {
      knowingOf: (match) => knowingOf(choices.current(), match),
      longestDelay: () => longestOf(choices.current()),
      now: () => Date.now(),
      onDue: (state) => {
        const listeners = dueStates(access);
        for (const pass of listeners) pass(state);
        // The live connection has not been loaded yet.
        if (listeners.size === 0) void queryClient.invalidateQueries({ queryKey: allMatchesKey });
      },
    },
    matchesIn(queryClient),
  );
  access.gate = gate;
  let hidden: readonly string[] = [];
  const showChosen = (): void => {
    const before = hidden;
    hidden = choices.current().hidden;
    gate.release();
    const isOfResults = {
      predicate: ({ queryKey: [kind] }: { readonly queryKey: readonly unknown[] }) => withResults.has(kind),
    };
    // What is hidden leaves the page at once; what is shown comes with the next answer.
    if (hidden.some((match) => !before.includes(match))) void queryClient.resetQueries(isOfResults);
    else if (hidden.length < before.length) void queryClient.invalidateQueries(isOfResults);
  };
  const device = new DelayedDevice(access);
  choices.subscribe(showChosen);
  choices.subscribe(() => device.soon());
  // Another tab may have hidden a result before this one had a gate.
  showChosen();
  return {
    choices,
    chooseDelay: (match, seconds) => choices.choose(withDelay(choices.current(), match, seconds)),
    readDelay: (match) => gate.lag(match),
    hideResult: (match) => choices.choose(withHidden(choices.current(), match, true)),
    showResult: (match) => choices.choose(withHidden(choices.current(), match, false)),
  };
}

function matchesIn(queryClient: QueryClient): readonly Match[] {
  const lists = queryClient.getQueriesData<DayList>({ queryKey: allMatchesKey });
  const reports = queryClient.getQueriesData<MatchReport>({ queryKey: allMatchKey });
  return [
    ...lists.flatMap(([, list]) => list?.matches ?? []),
    ...reports.flatMap(([, report]) => (report === undefined ? [] : [report.match])),
  ];
}
