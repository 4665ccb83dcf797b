import {
  applyLiveUpdate,
  cacheLifetime,
  isContradicted,
  isLive,
  isSameState,
  listedState,
  type LiveEvent,
  type LiveUpdate,
  mergeReport,
  type Match,
  type MatchId,
  type MatchReport,
  type MatchState,
  type OsloDay,
  osloDayOf,
  type ReceivedState,
  receiveState,
  type SourcedState,
  stateOf,
  type StateSource,
  type UtcInstant,
} from '@tribunen/domain';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type DayList, loadedDayList, updateDayList } from '../data/matches/DayList.ts';
import { askedWait } from '../data/afterAskedWait.ts';
import { isAnswer } from '../data/isAnswer.ts';
import { freshenQueryData } from '../data/freshenQueryData.ts';
import { allMatchKey, matchKey } from '../data/matches/matchKeys.ts';
import { allMatchesKey, matchesKey } from '../data/matches/matchesQuery.ts';
import { pageTime } from './pageTime.ts';

/**
 * The matches in the query cache: the page has one such store. `applyLiveUpdate` decides what an update changes, and
 * `receiveState` which of two states with the same time counts.
 */
export class MatchStore {
  readonly #queryClient: QueryClient;
  /** The matches of each list by id. A list is never changed, only replaced, so the map of a list stays right. */
  readonly #byId = new WeakMap<readonly Match[], ReadonlyMap<MatchId, Match>>();
  /** The last state received of each match. */
  readonly #received = new Map<MatchId, ReceivedState>();

  constructor(queryClient: QueryClient) {
    this.#queryClient = queryClient;
  }

  /** A day's matches; none if the day was never loaded. */
  matchesOf(day: OsloDay): readonly Match[] {
    return this.#queryClient.getQueryData<DayList>(matchesKey(day))?.matches ?? [];
  }

  /** Whether a day was ever loaded. */
  isKnown(day: OsloDay): boolean {
    return this.#queryClient.getQueryData(matchesKey(day)) !== undefined;
  }

  /** The newest change in a day's last complete load; null if there was none, or the day was never loaded. */
  knownUntil(day: OsloDay): UtcInstant | null {
    return this.#queryClient.getQueryData<DayList>(matchesKey(day))?.knownUntil ?? null;
  }

  /** A match, from its own report or a day's list; null if neither is loaded. */
  readonly match = (id: MatchId): Match | null => {
    const open = this.#queryClient.getQueryData<MatchReport>(matchKey(id))?.match;
    if (open !== undefined) return open;
    for (const [, list] of this.#lists()) {
      const match = this.#mapOf(list.matches).get(id);
      if (match !== undefined) return match;
    }
    return null;
  };

  /** The numeric id, as text, of a match's competition; null if the match is not loaded. */
  readonly competitionIdOf = (id: MatchId): string | null => this.match(id)?.competition.dbId?.toString() ?? null;

  /** The matches that are being played. */
  readonly liveMatches = (): readonly Match[] => this.#lists().flatMap(([, { matches }]) => matches.filter(isLive));

  /** Counts a red card, which is not part of a state (MATCH-34). Must not be called again for the same event. */
  applyEvent(event: LiveEvent): void {
    const update = { kind: 'event', event } as const;
    for (const [key, list] of this.#lists()) {
      if (!this.#mapOf(list.matches).has(event.matchId)) continue;
      const updated = updateDayList(list, update);
      if (updated !== list) freshenQueryData(this.#queryClient, key, updated);
    }
    this.#applyToReport(event.matchId, update);
  }

  /** @returns the states that changed something */
  applyStates(received: readonly SourcedState[]): readonly MatchState[] {
    const states = this.#inOrder(received);
    const applied = new Set<MatchState>();
    for (const [key, list] of this.#lists()) {
      const listed = states.filter(({ matchId }) => this.#mapOf(list.matches).has(matchId));
      const updated = updateDayList(list, { kind: 'states', states: listed });
      if (updated === list) continue;
      for (const state of listed) applied.add(state);
      freshenQueryData(this.#queryClient, key, updated);
    }
    for (const id of new Set(states.map(({ matchId }) => matchId))) {
      const ofMatch = states.filter(({ matchId }) => matchId === id);
      if (this.#applyToReport(id, { kind: 'states', states: ofMatch })) for (const state of ofMatch) applied.add(state);
    }
    return [...applied];
  }

  /**
   * Updates the matches of loaded days, each in the list of its own day. A live match is added even if its day was
   * never loaded, as yesterday's after midnight, so that a spectator who follows its competition receives its goals on
   * every screen.
   *
   * @returns how many matches changed
   */
  applyMatches(matches: readonly Match[], source: StateSource, now: UtcInstant): number {
    const changed = new Set<MatchId>();
    for (const [day, listed] of byDay(matches)) {
      const list = this.#queryClient.getQueryData<DayList>(matchesKey(day));
      if (list === undefined) {
        if (listed.some(isLive)) this.seed(day, listed, now);
        continue;
      }
      const updated = updateDayList(list, { kind: 'list', matches: listed });
      if (updated === list) continue;
      freshenQueryData(this.#queryClient, matchesKey(day), updated);
      const before = this.#mapOf(list.matches);
      const after = this.#mapOf(updated.matches);
      for (const { id } of listed) if (after.get(id) !== before.get(id)) changed.add(id);
    }
    for (const match of matches) {
      if (this.#applyToReport(match.id, { kind: 'list', matches: [match] })) changed.add(match.id);
    }
    for (const { matchId } of this.applyStates(sourcedStates(matches, source))) changed.add(matchId);
    return changed.size;
  }

  /** Merges a report into the report of an open match, but keeps a newer received state of the score. */
  applyReport(report: MatchReport): void {
    const key = matchKey(report.match.id);
    const known = this.#queryClient.getQueryData<MatchReport>(key);
    if (known === undefined) return;
    this.#queryClient.setQueryData(key, mergeReport(known, report));
  }

  /** Whether two sources contradict each other about a match (LIVE-21). */
  isContradicted(): boolean {
    return [...this.#received.values()].some(isContradicted);
  }

  /** Forgets the states that were received. The matches stay. */
  forgetSources(): void {
    this.#received.clear();
  }

  /**
   * Adds the matches of a day that was never loaded. They count as old, so that a screen that shows the day loads it.
   * If its list failed to load, they are shown instead of the error, marked as not reloaded.
   */
  seed(day: OsloDay, matches: readonly Match[], now: UtcInstant): void {
    if (this.isKnown(day)) return;
    const reloadFailed = this.#queryClient.getQueryState(matchesKey(day))?.status === 'error';
    const list: DayList = { ...loadedDayList(matches, now), reloadFailed };
    // No screen may show the day for hours.
    const options = { queryKey: matchesKey(day), gcTime: cacheLifetime(day, osloDayOf(now)).usableMs };
    this.#queryClient.getQueryCache().build(this.#queryClient, this.#queryClient.defaultQueryOptions(options));
    this.#queryClient.setQueryData(matchesKey(day), list, { updatedAt: 1 });
  }

  /**
   * Reloads the lists in view: today's, and those that are stale. A list that is being loaded is not loaded twice.
   * @returns the longest wait that the backend demands, in milliseconds; null if it demands none
   */
  async reloadInView(today: OsloDay): Promise<number | null> {
    const [, ofToday] = matchesKey(today);
    await this.#queryClient.invalidateQueries(
      {
        queryKey: allMatchesKey,
        predicate: (query) => query.queryKey[1] === ofToday || query.isStale(),
        refetchType: 'active',
      },
      { cancelRefetch: false },
    );
    const waits = this.#queryClient
      .getQueryCache()
      .findAll({ queryKey: allMatchesKey, type: 'active' })
      .map(({ queryKey, state: { error } }) => {
        const list = this.#queryClient.getQueryData<DayList>(queryKey);
        return askedWait(error) ?? (list?.reloadFailed === true ? (list.askedWaitMs ?? 0) : 0);
      });
    const longest = Math.max(0, ...waits);
    return longest > 0 ? longest : null;
  }

  /**
   * Calls the listener at every change; `isLoaded` is true when a whole list or report has just been loaded. Returns a
   * function that stops it.
   */
  onChange(listener: (isLoaded: boolean) => void): () => void {
    const cache = this.#queryClient.getQueryCache();
    return cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const queryKey = cache.get(event.query.queryHash)?.queryKey ?? [];
      const [kind] = queryKey;
      if (kind !== allMatchesKey[0] && kind !== allMatchKey[0]) return;
      listener(isAnswer(event) && !this.#hasFailedToReload(queryKey));
    });
  }

  /** Whether a day's list is an older one because it failed to reload. */
  #hasFailedToReload(key: QueryKey): boolean {
    return key[0] === allMatchesKey[0] && this.#queryClient.getQueryData<DayList>(key)?.reloadFailed === true;
  }

  #lists(): readonly (readonly [QueryKey, DayList])[] {
    return this.#queryClient
      .getQueriesData<DayList>({ queryKey: allMatchesKey })
      .flatMap(([key, list]) => (list === undefined ? [] : [[key, list] as const]));
  }

  #mapOf(matches: readonly Match[]): ReadonlyMap<MatchId, Match> {
    const known = this.#byId.get(matches);
    if (known !== undefined) return known;
    const map = new Map(matches.map((match) => [match.id, match]));
    this.#byId.set(matches, map);
    return map;
  }

  /** Leaves out the states that contradict the matches and cannot be put in order (LIVE-2). */
  #inOrder(received: readonly SourcedState[]): readonly MatchState[] {
    const latest = new Map<MatchId, ReceivedState>();
    const states = received.flatMap((each) => {
      const { state } = each;
      const known = latest.get(state.matchId) ?? this.#known(state.matchId);
      if (known === null) return [state];
      const after = receiveState(known, each, pageTime());
      latest.set(state.matchId, after);
      return after.state.updatedAt === state.updatedAt && !isSameState(after.state, state) ? [] : [state];
    });
    for (const [id, state] of latest) this.#received.set(id, state);
    return states;
  }

  /** The last received state of a match, while the match is still in that state. A list that was loaded since counts in its place. */
  #known(id: MatchId): ReceivedState | null {
    const match = this.match(id);
    const state = match && stateOf(match);
    if (state === null) return null;
    const received = this.#received.get(id);
    const isCurrent = received?.state.updatedAt === state.updatedAt && isSameState(received.state, state);
    return isCurrent ? received : listedState(state, pageTime());
  }

  #applyToReport(id: MatchId, update: LiveUpdate): boolean {
    const report = this.#queryClient.getQueryData<MatchReport>(matchKey(id));
    if (report === undefined) return false;
    const [match] = applyLiveUpdate([report.match], update);
    if (match === undefined || match === report.match) return false;
    freshenQueryData(this.#queryClient, matchKey(id), { ...report, match });
    return true;
  }
}

/** The states of matches from one source. */
export function sourcedStates(matches: readonly Match[], source: StateSource): readonly SourcedState[] {
  return matches.flatMap((match) => {
    const state = stateOf(match);
    return state === null ? [] : [{ state, source }];
  });
}

function byDay(matches: readonly Match[]): ReadonlyMap<OsloDay, readonly Match[]> {
  const days = new Map<OsloDay, Match[]>();
  for (const match of matches) {
    const day = osloDayOf(match.utcKickoff);
    const ofDay = days.get(day);
    if (ofDay === undefined) days.set(day, [match]);
    else ofDay.push(match);
  }
  return days;
}
