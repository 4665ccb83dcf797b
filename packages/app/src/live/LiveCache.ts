import type { MatchReport } from '@tribunen/contract';
import {
  applyLiveUpdate,
  cacheLifetime,
  isLive,
  type LiveUpdate,
  type Match,
  type MatchId,
  type MatchState,
  type OsloDay,
  osloDayOf,
  type UtcInstant,
} from '@tribunen/domain';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type DayList, updateDayList } from '../queries/DayList.ts';
import { freshenQueryData } from '../queries/freshenQueryData.ts';
import { allMatchKey, matchKey } from '../queries/matchQuery.ts';
import { allMatchesKey, matchesKey } from '../queries/matchesQuery.ts';

/** The matches in the query cache, as the live feed reads and writes them: `applyLiveUpdate` alone decides what an update changes. */
export class LiveCache {
  readonly #queryClient: QueryClient;
  /** Where each match stands in a list; a list never changes, it is replaced. */
  readonly #places = new WeakMap<readonly Match[], ReadonlyMap<MatchId, Match>>();

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
  applyStates(states: readonly MatchState[]): readonly MatchState[] {
    const news = new Set<MatchState>();
    for (const [key, list] of this.#lists()) {
      const places = this.#placesIn(list.matches);
      const newer = states.filter((state) => {
        const match = places.get(state.matchId);
        return match !== undefined && state.updatedAt > (match.updatedAt ?? '');
      });
      if (newer.length === 0) continue;
      for (const state of newer) news.add(state);
      freshenQueryData(this.#queryClient, key, updateDayList(list, { kind: 'states', states: newer }));
    }
    for (const state of states) {
      if (this.#applyToOpen(state.matchId, { kind: 'state', ...state })) news.add(state);
    }
    return [...news];
  }

  /**
   * Freshens the matches of days that are loaded, each in the list of its own day. A match in play is held also where nobody has loaded its
   * day, as that of last night past midnight: who follows its competition is told of its goals on every screen.
   *
   * @returns the matches that changed
   */
  applyMatches(matches: readonly Match[], now: UtcInstant): readonly Match[] {
    const changed = new Map<MatchId, Match>();
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
      for (const { id } of listed) {
        const match = after.get(id);
        if (match !== undefined && match !== before.get(id)) changed.set(id, match);
      }
    }
    for (const match of matches) {
      if (this.#applyToOpen(match.id, { kind: 'list', matches: [match] })) changed.set(match.id, match);
    }
    return [...changed.values()];
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
