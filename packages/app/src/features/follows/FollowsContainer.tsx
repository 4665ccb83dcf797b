import {
  type CompetitionCode,
  type Follow,
  type Followable,
  isFollowed,
  newFollow,
  type NotifiedKinds,
} from '@tribunen/domain';
import {
  type BrowsedCompetition,
  type ChooseView,
  type FollowableItem,
  type FollowActions,
  type FollowNames,
  FollowsScreen,
  type FollowsTab,
  toast,
  useFollowName,
  useWords,
} from '@tribunen/ui';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { followsKey } from '../../data/follows/followsQuery.ts';
import { type FollowChanges, useFollowChange } from '../../data/follows/useFollowChange.ts';
import { useFollows } from '../../data/follows/useFollows.ts';
import { useCompetitions } from '../../data/matches/competitionQueries.ts';
import { useIsWaiting } from '../../data/useChange.ts';
import { useFailureWords } from '../../data/useFailureWords.ts';
import { useObserved } from '../../lib/state/useObserved.ts';
import { useStableFunction } from '../../lib/state/useStableFunction.ts';
import { paths, priorityTab, profileTabParameter } from '../../navigation/paths.ts';
import { useAppNavigate } from '../../navigation/useAppNavigate.ts';
import { useUserId } from '../../services/useSession.ts';
import { toListedFollows, Unfollowed } from './Unfollowed.ts';
import { useFollowKinds } from './useFollowKinds.ts';
import { useFollowNames } from './useFollowNames.ts';
import { useFollowSearch } from './useFollowSearch.ts';
import { useFollowsFile } from './useFollowsFile.ts';
import { useGuide } from './useGuide.ts';
import { useSuggestions } from './useSuggestions.ts';

/** The spectator's follows, at /settings/follows. The route admits signed-in spectators only. */
export function FollowsContainer() {
  const userId = useUserId();
  const [tab, onTab] = useFollowsTab();
  const { data: follows, error, refetch } = useFollows();
  const whyOf = useFailureWords();
  const frame = { tab, onTab };
  if (userId === null) return null;
  if (follows !== undefined) return <KnownFollows key={userId} userId={userId} follows={follows} frame={frame} />;
  return (
    <FollowsScreen
      view={
        error === null
          ? { ...frame, status: 'loading' }
          : { ...frame, status: 'error', message: whyOf(error), onRetry: () => void refetch() }
      }
    />
  );
}

interface KnownFollowsProps {
  readonly userId: string;
  readonly follows: readonly Follow[];
  readonly frame: { readonly tab: FollowsTab; onTab(tab: FollowsTab): void };
}

function KnownFollows({ userId, follows, frame }: KnownFollowsProps) {
  const changes = useFollowChange(userId);
  const namesOf = useFollowNames();
  const goTo = useAppNavigate();
  const { listed, actions } = useList({ userId, follows, changes, namesOf });
  const choose = useChoose({ userId, follows, changes, namesOf, onDone: () => goTo(paths.results) });
  const file = useFollowsFile(follows, changes.merge);
  const isWaiting = useIsWaiting({ queryKey: followsKey(userId) });
  return <FollowsScreen view={{ ...frame, status: 'ready', follows: listed, actions, choose, file, isWaiting }} />;
}

interface ListParts {
  readonly userId: string;
  readonly follows: readonly Follow[];
  readonly changes: FollowChanges;
  namesOf(follow: Follow): FollowNames;
}

/** The list of follows, including those that were just removed, and its actions. */
function useList({ userId, follows, namesOf, changes: { move, notify, unfollow, restore } }: ListParts) {
  const [chosen, choose] = useFollowKinds(userId);
  const [unfollowed] = useState(() => new Unfollowed());
  useEffect(() => () => unfollowed.stop(), [unfollowed]);
  const removed = useObserved(unfollowed);
  const onMove = useStableFunction(move);
  const { t } = useWords();
  const nameOf = useFollowName();
  const onNotify = useStableFunction((id: Follow['id'], on: boolean) => {
    notify(id, on);
    const follow = follows.find((each) => each.id === id);
    if (on || follow === undefined) return;
    const names = namesOf(follow);
    toast.news({
      title: t(($) => $.follows.silenced, { name: nameOf(names) }),
      action: { label: t(($) => $.commonLater.undo), onPress: () => notify(id, true) },
    });
  });
  const onKinds = useStableFunction((id: Follow['id'], kinds: NotifiedKinds) => {
    const follow = follows.find((each) => each.id === id);
    if (follow !== undefined) choose({ entityType: follow.entityType, entityId: follow.entityId, kinds });
  });
  const onRemove = useStableFunction((id: Follow['id']) => {
    const follow = follows.find((each) => each.id === id);
    if (follow !== undefined) unfollowed.offer(follow);
    unfollow(id);
  });
  const onUndoRemoval = useStableFunction((id: Follow['id']) => {
    // The follow stays in `unfollowed` until it is back in the list. Otherwise its row would disappear for a moment, and the focus with it.
    const follow = unfollowed.find(id);
    if (follow !== null) restore(follow);
  });
  const actions = useMemo<FollowActions>(
    () => ({ onMove, onNotify, onKinds, onRemove, onUndoRemoval }),
    [onMove, onNotify, onKinds, onRemove, onUndoRemoval],
  );
  return { listed: toListedFollows(follows, removed, namesOf, chosen), actions };
}

interface ChooseParts extends ListParts {
  onDone(): void;
}

function useChoose({ userId, follows, changes, namesOf, onDone }: ChooseParts): ChooseView {
  const [atFirst] = useState(follows);
  const [opened, setOpened] = useState<ReadonlySet<CompetitionCode>>(new Set());
  const competitions = useCompetitions('follows');
  const { found, search, load, teamsOf } = useFollowSearch(userId, competitions ?? []);
  const suggestions = useSuggestions(userId, atFirst, competitions);
  const guide = useGuide({ userId, follows, notify: changes.notify, namesOf, onDone });

  const itemOf = (followable: Followable): FollowableItem => ({ followable, isFollowed: isIn(follows, followable) });
  return {
    guide,
    suggestions: suggestions?.map(itemOf) ?? null,
    found: found && { ...found, items: found.followables.map(itemOf) },
    onSearch: search,
    competitions:
      competitions?.map((competition): BrowsedCompetition => ({
        code: competition.id,
        item: itemOf({ kind: 'competition', competition }),
        isOpen: opened.has(competition.id),
        teams: teamsOf.get(competition.id)?.map((team) => itemOf({ kind: 'team', team })) ?? null,
      })) ?? null,
    onToggle: (code) => {
      load(code);
      const others = [...opened].filter((each) => each !== code);
      setOpened(new Set(opened.has(code) ? others : [...others, code]));
    },
    onFollow: changes.follow,
  };
}

/** A team or competition that cannot be followed counts as followed, so that its button does nothing (FOLLOW-2, FOLLOW-5). */
function isIn(follows: readonly Follow[], followable: Followable): boolean {
  const entity = newFollow(followable, follows);
  return entity === null || isFollowed(follows, entity);
}

/** The tab in the address, and a function that changes it. */
export function useFollowsTab(): readonly [FollowsTab, (tab: FollowsTab) => void] {
  const [search, setSearch] = useSearchParams();
  const onTab = (chosen: FollowsTab): void => {
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (chosen === 'mine') after.set(profileTabParameter, priorityTab);
        else after.delete(profileTabParameter);
        return after;
      },
      { replace: true },
    );
  };
  return [search.get(profileTabParameter) === priorityTab ? 'mine' : 'choose', onTab];
}
