import type { MatchReport } from '@tribunen/contract';
import {
  applyLiveUpdate,
  cacheLifetime,
  isContradicted,
  isLive,
  isSameState,
  listedState,
  type LiveUpdate,
  type Match,
  type MatchId,
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
import { type DayList, updateDayList } from '../queries/DayList.ts';
import { freshenQueryData } from '../queries/freshenQueryData.ts';
import { allMatchKey, matchKey } from '../queries/matchQuery.ts';
import { allMatchesKey, matchesKey } from '../queries/matchesQuery.ts';
import { pageTime } from './pageTime.ts';

/** The matches in the query cache, as the live feed reads and writes them: `applyLiveUpdate` alone decides what an update changes. */
export class LiveCache {
  readonly #queryClient: QueryClient;
  /** Where each match stands in a list; a list never changes, it is replaced. */
  readonly #places = new WeakMap<readonly Match[], ReadonlyMap<MatchId, Match>>();
  /** What the live sources last told of each match. */
  readonly #received = new Map<MatchId, ReceivedState>();

  constructor(queryClient: QueryClient) {
    this.#queryClient = queryClient;
  }

  /** A day's matches as they are known; none where the day was never loaded. */
  matchesOf(day: OsloDay): readonly Match[] {
    return this.#queryClient.getQueryData<DayList>(matchesKey(day))?.matches ?? [];
  }

  /** Whether a day was ever loaded. */
  isKnown(day: OsloDay): boolean {
    return this.#queryClient.getQueryData(matchesKey(day)) !== undefined;
  }

  /** A match, out of whatever knows it: an open match, the list of a day. */
  match(id: MatchId): Match | null {
    const open = this.#queryClient.getQueryData<MatchReport>(matchKey(id))?.match;
    if (open !== undefined) return open;
    for (const [, list] of this.#lists()) {
      const match = this.#placesIn(list.matches).get(id);
      if (match !== undefined) return match;
    }
    return null;
  }

  /** The numeric id, as text, of the competition that a match is of; null where the match is not known. */
  readonly competitionIdOf = (id: MatchId): string | null => this.match(id)?.competition.dbId?.toString() ?? null;

  /** @returns the states that changed something */
  applyStates(told: readonly SourcedState[]): readonly MatchState[] {
    const states = this.#order(told);
    const news = new Set<MatchState>();
    for (const [key, list] of this.#lists()) {
      const places = this.#placesIn(list.matches);
      const listed = states.filter(({ matchId }) => places.has(matchId));
      const updated = updateDayList(list, { kind: 'states', states: listed });
      if (updated === list) continue;
      for (const state of listed) news.add(state);
      freshenQueryData(this.#queryClient, key, updated);
    }
    for (const id of new Set(states.map(({ matchId }) => matchId))) {
      const ofMatch = states.filter(({ matchId }) => matchId === id);
      if (this.#applyToOpen(id, { kind: 'states', states: ofMatch })) for (const state of ofMatch) news.add(state);
    }
    return [...news];
  }

  /**
   * Freshens the matches of days that are loaded, each in the list of its own day. A match in play is held also where nobody has loaded its
   * day, as that of last night past midnight: who follows its competition is told of its goals on every screen.
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
      const before = this.#placesIn(list.matches);
      const after = this.#placesIn(updated.matches);
      for (const { id } of listed) if (after.get(id) !== before.get(id)) changed.add(id);
    }
    for (const match of matches) {
      if (this.#applyToOpen(match.id, { kind: 'list', matches: [match] })) changed.add(match.id);
    }
    const states = matches.flatMap((match) => stateOf(match) ?? []);
    for (const { matchId } of this.applyStates(states.map((state) => ({ state, source })))) changed.add(matchId);
    return changed.size;
  }

  /** Whether two sources contradict each other, so that nobody knows what a match stands at (LIVE-21). */
  isContradicted(): boolean {
    return [...this.#received.values()].some(isContradicted);
  }

  /** Forgets what the live sources told; the matches stay as they are. */
  forgetSources(): void {
    this.#received.clear();
  }

  /** Puts a newer report of a match that somebody has open in the place of the old one; what was told of its score since is kept. */
  applyReport(report: MatchReport): void {
    const key = matchKey(report.match.id);
    const known = this.#queryClient.getQueryData<MatchReport>(key);
    if (known === undefined) return;
    const [match = report.match] = applyLiveUpdate([known.match], { kind: 'list', matches: [report.match] });
    this.#queryClient.setQueryData(key, { ...report, match });
  }

  /**
   * Holds a day that nobody has loaded yet; it counts as old, so that who opens it loads it. Where its list could not be loaded, these
   * matches are shown in the error's place, and that there may be more (part 1 §8, match list load failure).
   */
  seed(day: OsloDay, matches: readonly Match[], now: UtcInstant): void {
    if (this.isKnown(day)) return;
    const reloadFailed = this.#queryClient.getQueryState(matchesKey(day))?.status === 'error';
    const list: DayList = { matches, loadedAt: now, reloadFailed };
    // Nobody may look at it for hours.
    const options = { queryKey: matchesKey(day), gcTime: cacheLifetime(day, osloDayOf(now)).usableMs };
    this.#queryClient.getQueryCache().build(this.#queryClient, this.#queryClient.defaultQueryOptions(options));
    this.#queryClient.setQueryData(matchesKey(day), list, { updatedAt: 1 });
  }

  /** Loads today's list again, and the others in view that have gone stale; each unless it is in no view, or being loaded already. */
  async reloadInView(today: OsloDay): Promise<void> {
    const [, ofToday] = matchesKey(today);
    await this.#queryClient.invalidateQueries(
      {
        queryKey: allMatchesKey,
        predicate: (query) => query.queryKey[1] === ofToday || query.isStale(),
        refetchType: 'active',
      },
      { cancelRefetch: false },
    );
  }

  /**
   * Tells of every change of a day's matches; `loaded` where the whole day was just loaded. Returns what ends it.
   */
  onChange(listener: (loaded: boolean) => void): () => void {
    return this.#queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const queryKey: QueryKey = event.query.queryKey;
      const [kind] = queryKey;
      if (kind !== allMatchesKey[0] && kind !== allMatchKey[0]) return;
      listener(event.action.manual !== true && !this.#isFromBefore(queryKey));
    });
  }

  /** A day that could not be loaded again is answered with what was known of it. */
  #isFromBefore(key: QueryKey): boolean {
    return key[0] === allMatchesKey[0] && this.#queryClient.getQueryData<DayList>(key)?.reloadFailed === true;
  }

  #lists(): readonly (readonly [QueryKey, DayList])[] {
    return this.#queryClient
      .getQueriesData<DayList>({ queryKey: allMatchesKey })
      .flatMap(([key, list]) => (list === undefined ? [] : [[key, list] as const]));
  }

  #placesIn(matches: readonly Match[]): ReadonlyMap<MatchId, Match> {
    const known = this.#places.get(matches);
    if (known !== undefined) return known;
    const places = new Map(matches.map((match) => [match.id, match]));
    this.#places.set(matches, places);
    return places;
  }

  /** The states that hold, or say what is known. What contradicts the matches and cannot be put in order is left out. */
  #order(told: readonly SourcedState[]): readonly MatchState[] {
    const received = new Map<MatchId, ReceivedState>();
    const states = told.flatMap((each) => {
      const { state } = each;
      const known = received.get(state.matchId) ?? this.#known(state.matchId);
      if (known === null) return [state];
      const after = receiveState(known, each, pageTime());
      received.set(state.matchId, after);
      return after.state.updatedAt === state.updatedAt && !isSameState(after.state, state) ? [] : [state];
    });
    for (const [id, state] of received) this.#received.set(id, state);
    return states;
  }

  /** What the sources told of a match as it stands; a day's list may have told it meanwhile. */
  #known(id: MatchId): ReceivedState | null {
    const match = this.match(id);
    const state = match && stateOf(match);
    if (state === null) return null;
    const received = this.#received.get(id);
    const isOfThis = received?.state.updatedAt === state.updatedAt && isSameState(received.state, state);
    return isOfThis ? received : listedState(state, pageTime());
  }

  #applyToOpen(id: MatchId, update: LiveUpdate): boolean {
    const report = this.#queryClient.getQueryData<MatchReport>(matchKey(id));
    if (report === undefined) return false;
    const [match] = applyLiveUpdate([report.match], update);
    if (match === undefined || match === report.match) return false;
    freshenQueryData(this.#queryClient, matchKey(id), { ...report, match });
    return true;
  }
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
