import {
  type FriendDelay,
  type HiddenChoice,
  type HiddenGroup,
  isSameGroup,
  type Match,
  type MatchId,
  type MatchReport,
} from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import type { BackendAccess } from '../../api/access/BackendAccess.ts';
import { knownKey } from '../../api/access/knownKey.ts';
import { serverClocks } from '../../api/access/serverClocks.ts';
import { hiddenResults } from '../../api/access/hiddenResults.ts';
import { dueStates } from '../../api/access/dueStates.ts';
import { hiddenResultsApi } from '../../api/hiddenResultsApi.ts';
import { sharedDelayApi } from '../../api/sharedDelayApi.ts';
import type { DayList } from '../../data/matches/DayList.ts';
import { allMatchKey } from '../../data/matches/matchKeys.ts';
import { allMatchesKey } from '../../data/matches/matchesQuery.ts';
import { ratingCoursesKey, squadRatingsKey } from '../../data/ratingKeys.ts';
import type { Observed } from '../../lib/state/Observable.ts';
import { type StorageEvents, StoredValue } from '../../lib/storage/StoredValue.ts';
import {
  hidesResults,
  type KnownChoices,
  knowingOf,
  longestOf,
  ownDelay,
  readKnownChoices,
  withDelay,
  withGroup,
  withHidden,
  withOwnDelay,
  writeKnownChoices,
} from './KnownChoices.ts';
import { KnownElsewhere } from './KnownElsewhere.ts';
import { KnownUntil } from './KnownUntil.ts';
import { SharedDelay } from './SharedDelay.ts';

/** What the reader may know on this device, and how that is chosen. */
export interface ChosenKnowledge {
  readonly choices: StoredValue<KnownChoices>;
  /** Chooses one delay for every match. */
  chooseDelay(seconds: number): void;
  /** Chooses a delay for one match. @param common the delay of every match without a separate one */
  chooseOwnDelay(match: MatchId, seconds: number, common: number): void;
  /** Takes over the delay at which the reader sees now what happened last; null where nothing happened lately (KNOWN-5). */
  readDelay(match: Match): number | null;
  hideResult(match: MatchId): void;
  showResult(match: MatchId): void;
  /** Reads friends and the chats of teams as late as the latest match, or at once (KNOWN-13). */
  holdFriends(holds: boolean): void;
  hideGroup(group: HiddenGroup): void;
  showGroup(group: HiddenGroup): void;
  /** Carries out what the user has hidden or shown on another device (KNOWN-17). */
  follow(account: readonly HiddenChoice[]): void;
  /** The same with unparsed rows. */
  followAccount(rows: readonly unknown[]): void;
  /** The friends who sit together with the reader (KNOWN-8). */
  readonly friends: Observed<readonly FriendDelay[]>;
  sitTogether(match: MatchId): void;
  leaveFriends(): void;
}

/** Keys of the answers in which results stand. */
const withResults = new Set<unknown>([
  ...allMatchesKey,
  ...allMatchKey,
  'competition-matches',
  'team-matches',
  'match-events',
  'standings',
  'scorers',
]);

/** The third part of the keys of ratings, which may contain unsaved ones and are therefore loaded again in their place. */
const ratingKinds = new Set<unknown>([squadRatingsKey(null)[2], ratingCoursesKey(null)[2]]);

/** Where the device keeps what its reader has chosen. */
interface KnownPage {
  storage(): Storage;
  readonly events: StorageEvents;
}

const byAccess = new WeakMap<BackendAccess, ChosenKnowledge>();

/** The knowledge that this page's reader has chosen. From the first call on, everything passes its gate. */
export function knownUntilOf(access: BackendAccess, queryClient: QueryClient, page?: KnownPage): ChosenKnowledge {
  const known =
    byAccess.get(access) ?? open(access, queryClient, page ?? { storage: () => localStorage, events: window });
  byAccess.set(access, known);
  return known;
}

function open(access: BackendAccess, queryClient: QueryClient, { storage, events }: KnownPage): ChosenKnowledge {
  const choices = new StoredValue<KnownChoices>(
    { key: knownKey, storage, read: readKnownChoices, write: writeKnownChoices },
    events,
  );
  choices.start();
  const gate = new KnownUntil(
    {
      knowingOf: (match, facts) => knowingOf(choices.current(), match, facts),
      hidesResults: () => hidesResults(choices.current()),
      longestDelay: () => longestOf(choices.current(), Date.now()),
      holdsFriends: () => choices.current().holdsFriends,
      now: () => Date.now(),
      behindMs: () => serverClocks.get(access)?.behindMs() ?? 0,
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
  let hidden: Hidden = { hidden: [], groups: [], shown: [] };
  const showChosen = (): void => {
    const before = hidden;
    hidden = choices.current();
    gate.release();
    const isOfResults = {
      predicate: ({ queryKey: [kind] }: { readonly queryKey: readonly unknown[] }) => withResults.has(kind),
    };
    // What is hidden leaves the page at once; what is shown comes with the next answer.
    const [more, less] = [hidesMore(before, hidden), hidesMore(hidden, before)];
    if (more || less) {
      void queryClient.invalidateQueries({ predicate: ({ queryKey: [, , kind] }) => ratingKinds.has(kind) });
    }
    hiddenResults(access).emit();
    if (more) {
      void queryClient.resetQueries(isOfResults);
    } else if (less) void queryClient.invalidateQueries(isOfResults);
  };
  const elsewhere = new KnownElsewhere({ access, choices, storage });
  const together = new SharedDelay({
    api: sharedDelayApi.of(access),
    choices,
    queryClient,
    isSignedIn: () => access.keptSession() !== null,
    now: () => Date.now(),
  });
  choices.subscribe(showChosen);
  choices.subscribe(() => elsewhere.delaySoon());
  // Another tab may have hidden a result before this one had a gate.
  showChosen();
  together.start();
  elsewhere.start();
  return {
    choices,
    chooseDelay: (seconds) => choices.choose(withDelay(choices.current(), seconds)),
    chooseOwnDelay: (match, seconds, common) =>
      choices.choose(withOwnDelay(choices.current(), match, { seconds, since: Date.now(), common })),
    readDelay: (match) => gate.lag(match, ownDelay(choices.current(), match.id)),
    hideResult(match) {
      choices.choose(withHidden(choices.current(), match, true));
      elsewhere.hide(match);
    },
    showResult(match) {
      choices.choose(withHidden(choices.current(), match, false));
      elsewhere.show(match);
    },
    holdFriends: (holdsFriends) => choices.choose({ ...choices.current(), holdsFriends }),
    hideGroup(group) {
      choices.choose(withGroup(choices.current(), group, true));
      elsewhere.hide(group);
    },
    showGroup(group) {
      choices.choose(withGroup(choices.current(), group, false));
      elsewhere.show(group);
    },
    follow: (account) => elsewhere.follow(account),
    followAccount: (rows) => elsewhere.follow(hiddenResultsApi.of(access).parse(rows)),
    friends: together.friends,
    sitTogether: (match) => together.sitTogether(match),
    leaveFriends: () => together.leave(),
  };
}

type Hidden = Pick<KnownChoices, 'hidden' | 'groups' | 'shown'>;

/** Whether a later choice may hide a result that the earlier one does not. */
function hidesMore(earlier: Hidden, later: Hidden): boolean {
  return (
    later.hidden.some((match) => !earlier.hidden.includes(match)) ||
    later.groups.some((group) => !earlier.groups.some((each) => isSameGroup(each, group))) ||
    (later.groups.length > 0 && earlier.shown.some((match) => !later.shown.includes(match)))
  );
}

function matchesIn(queryClient: QueryClient): readonly Match[] {
  const lists = queryClient.getQueriesData<DayList>({ queryKey: allMatchesKey });
  const reports = queryClient.getQueriesData<MatchReport>({ queryKey: allMatchKey });
  return [
    ...lists.flatMap(([, list]) => list?.matches ?? []),
    ...reports.flatMap(([, report]) => (report === undefined ? [] : [report.match])),
  ];
}
