import type { QueryClient } from '@tanstack/react-query';
import {
  cadence,
  classifyEvent,
  epochMs,
  type Follow,
  instantAt,
  isFantasyGoal,
  isMissed,
  type LiveEvent,
  type Match,
  type MatchId,
  raisesGoalBanner,
  risenSides,
  scoreCorrections,
  shownScore,
  type Side,
  type UtcInstant,
} from '@tribunen/domain';
import type { AlertsBackend } from '../backend/alertsBackend.ts';
import type { CompetitionIdOf } from '../backend/realtime/live_events_new.ts';
import type { LiveFeed } from '../live/LiveFeed.ts';
import type { LiveLog, LiveLogEntry } from '../live/LiveLog.ts';
import type { LiveWorld } from '../live/LiveWorld.ts';
import type { ServerClock } from '../live/ServerClock.ts';
import type { Tabs } from '../tabs/Tabs.ts';
import { fantasyPlayersQuery } from '../queries/fantasyPlayersQuery.ts';
import { watchMatchChanges } from '../queries/watchMatchChanges.ts';

/** A goal that is told above the match (part 1 §2). */
export interface GoalBanner {
  /** Tells one goal from the next. */
  readonly id: string;
  /** As it stood after the goal. */
  readonly match: Match;
  readonly homeScore: number;
  readonly awayScore: number;
  readonly scoringSide: Side;
  /** Null where nobody knows, or knows yet. */
  readonly scorer: string | null;
  readonly minute: number | null;
  readonly isFantasy: boolean;
}

/** A goal that is not up yet, and may never be. */
interface LaterGoal {
  readonly goal: GoalBanner;
  readonly seenAt: UtcInstant;
}

/** Whose goals are told. */
export interface GoalWatcher {
  readonly userId: string | null;
  readonly follows: readonly Follow[];
  readonly openMatchId: MatchId | null;
}

interface GoalBannerBoardParts {
  readonly backend: Pick<AlertsBackend, 'matchEvents' | 'fantasyPlayers'>;
  readonly queryClient: QueryClient;
  readonly feed: Pick<LiveFeed, 'onEvents'>;
  readonly tabs: Pick<Tabs, 'onMessage'>;
  readonly world: Pick<LiveWorld, 'isVisible' | 'isOnline'>;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly competitionIdOf: CompetitionIdOf;
  readonly log: LiveLog;
}

/** Goals that were heard of lately, whose scores may be told only after them. */
const mostHeard = 50;

/**
 * The goal banner of the match screens: it rises when a score does, in the open match, for a followed team or competition, and for a goal
 * by a player of the spectator's fantasy squad (NOTIFY-22), and is gone after 10 s. It asks the match's events for the scorer where no
 * source has told it; without an answer the banner stands without one (part 1 §8).
 */
export class GoalBannerBoard {
  readonly #parts: GoalBannerBoardParts;
  readonly #listeners = new Set<() => void>();
  #heard: readonly LiveEvent[] = [];
  #watcher: GoalWatcher = { userId: null, follows: [], openMatchId: null };
  #fantasyPlayers: readonly string[] = [];
  #banner: GoalBanner | null = null;
  /** Goals of other matches than the one that is up. */
  #waiting: readonly LaterGoal[] = [];
  /** Goals whose scorer nobody has named yet, and that are told only if a fantasy player scored them. */
  #unclaimed: readonly LaterGoal[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #endings: readonly (() => void)[] = [];

  constructor(parts: GoalBannerBoardParts) {
    this.#parts = parts;
  }

  /** The same object until something changes. */
  readonly current = (): GoalBanner | null => this.#banner;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): void {
    if (this.#endings.length > 0) return;
    const { feed, queryClient, tabs } = this.#parts;
    this.#endings = [
      watchMatchChanges(queryClient, (before, after) => this.#see(before, after)),
      feed.onEvents((events) => this.#hear(events)),
      tabs.onMessage((message) => {
        if (message.kind === 'events') this.#hear(message.events);
      }),
    ];
    this.#loadFantasyPlayers();
  }

  stop(): void {
    for (const end of this.#endings) end();
    this.#endings = [];
    this.#heard = [];
    this.#unclaimed = [];
    this.#waiting = [];
    this.#fantasyPlayers = [];
    this.close();
  }

  /** Tells the goals of another match, other follows or another spectator from here on. */
  watch(watcher: GoalWatcher): void {
    const isAnother = watcher.userId !== this.#watcher.userId;
    this.#watcher = watcher;
    if (!isAnother) return;
    this.#fantasyPlayers = [];
    this.#loadFantasyPlayers();
  }

  readonly close = (): void => {
    clearTimeout(this.#timer);
    if (this.#banner === null) return;
    const [next, ...others] = this.#fresh(this.#waiting);
    this.#waiting = others;
    this.#banner = null;
    if (next === undefined) this.#show(null);
    else this.#raise(next.goal);
  };

  #see(before: Match, match: Match): void {
    if (scoreCorrections([before], [match]).length > 0) this.#takeBack(match);
    const side = risenSides(before, match).at(-1);
    if (side !== undefined) this.#goal(match, side);
  }

  #goal(match: Match, scoringSide: Side): void {
    const score = shownScore(match);
    if (score === null) return;
    const { home: homeScore, away: awayScore } = score;
    const goal = this.#named(
      {
        id: `${match.id} ${homeScore}–${awayScore}`,
        match,
        homeScore,
        awayScore,
        scoringSide,
        scorer: null,
        minute: 'minute' in match ? match.minute : null,
        isFantasy: false,
      },
      this.#heard,
    );
    if (this.#raises(goal)) this.#raise(goal);
    else if (goal.scorer === null && this.#fantasyPlayers.length > 0) {
      this.#unclaimed = [...this.#unclaimed, { goal, seenAt: this.#parts.clock.now() }];
    } else return;
    if (goal.scorer === null) void this.#lookUp(goal);
  }

  #raises({ match, scorer }: GoalBanner): boolean {
    return raisesGoalBanner({ match, scorer }, { ...this.#watcher, fantasyPlayers: this.#fantasyPlayers });
  }

  /** The open match's goal is up at once, as is the next of the match that is up; others wait until that has had its time. */
  #raise(goal: GoalBanner): void {
    const goesFirst = [this.#watcher.openMatchId, this.#banner?.match.id].includes(goal.match.id);
    if (this.#banner !== null && !goesFirst) {
      const others = this.#waiting.filter((one) => one.goal.match.id !== goal.match.id);
      this.#waiting = [...others, { goal, seenAt: this.#parts.clock.now() }];
      return;
    }
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.close, cadence.banner.goalBanner);
    this.#note('decision', `raises the goal banner for ${goal.id}`);
    this.#show(goal);
  }

  #hear(events: readonly LiveEvent[]): void {
    const goals = events.filter(({ eventType }) => classifyEvent(eventType) === 'goal');
    if (goals.length === 0) return;
    this.#heard = [...this.#heard, ...goals].slice(-mostHeard);
    this.#name(goals);
  }

  /** Gives what is up, or waits for its scorer, the scorer that events tell. */
  #name(events: readonly LiveEvent[]): void {
    if (this.#banner !== null) {
      const named = this.#named(this.#banner, events);
      if (named !== this.#banner) this.#show(named);
    }
    const name = ({ goal, seenAt }: LaterGoal): LaterGoal => ({ goal: this.#named(goal, events), seenAt });
    this.#waiting = this.#waiting.map(name);
    const named = this.#fresh(this.#unclaimed).map(name);
    this.#unclaimed = named.filter(({ goal }) => goal.scorer === null);
    for (const { goal } of named) if (goal.isFantasy) this.#raise(goal);
  }

  /** What is minutes old is no news. */
  #fresh(goals: readonly LaterGoal[]): readonly LaterGoal[] {
    const now = this.#parts.clock.now();
    return goals.filter(({ seenAt }) => !isMissed({ occurredAt: seenAt }, now));
  }

  #named(goal: GoalBanner, events: readonly LiveEvent[]): GoalBanner {
    const event = goal.scorer === null ? events.findLast((one) => tellsOf(one, goal)) : undefined;
    if (event === undefined) return goal;
    const scorer = event.personName;
    return {
      ...goal,
      scorer,
      minute: event.minute ?? goal.minute,
      isFantasy: isFantasyGoal(scorer, this.#fantasyPlayers),
    };
  }

  async #lookUp(goal: GoalBanner): Promise<void> {
    const { backend, world, clock, competitionIdOf } = this.#parts;
    if (!world.isVisible() || !world.isOnline()) return;
    const since = instantAt(epochMs(clock.now()) - cadence.engine.pollWindow);
    try {
      const isWanted = (): boolean => this.#endings.length > 0 && world.isVisible();
      const events = await backend.matchEvents(goal.match.id, since, { competitionIdOf, isWanted });
      if (this.#endings.length > 0 && events !== null) this.#name(events.filter((event) => tellsOf(event, goal)));
    } catch (error) {
      this.#note('failure', `the scorer of ${goal.id} could not be looked up`, error);
      console.error('The scorer could not be looked up', error);
    }
  }

  /** A goal that was taken back has no banner, and gives no scorer to the next one that makes the same score. */
  #takeBack(match: Match): void {
    const stands = shownScore(match);
    if (stands === null) return;
    const counts = (id: MatchId, home: number, away: number): boolean =>
      id !== match.id || (home <= stands.home && away <= stands.away);
    const goalCounts = (goal: GoalBanner): boolean => counts(goal.match.id, goal.homeScore, goal.awayScore);
    this.#heard = this.#heard.filter(({ matchId, score }) => counts(matchId, score.home ?? 0, score.away ?? 0));
    this.#unclaimed = this.#unclaimed.filter(({ goal }) => goalCounts(goal));
    this.#waiting = this.#waiting.filter(({ goal }) => goalCounts(goal));
    if (this.#banner !== null && !goalCounts(this.#banner)) this.close();
  }

  #loadFantasyPlayers(): void {
    const { userId } = this.#watcher;
    const { backend, queryClient } = this.#parts;
    if (userId === null || this.#endings.length === 0) return;
    queryClient.fetchQuery(fantasyPlayersQuery(backend, userId)).then(
      (players) => {
        if (this.#watcher.userId === userId && this.#endings.length > 0) this.#fantasyPlayers = players;
      },
      (error: unknown) => {
        this.#note('failure', 'the fantasy players could not be loaded', error);
        console.error('The fantasy players could not be loaded', error);
      },
    );
  }

  #show(banner: GoalBanner | null): void {
    this.#banner = banner;
    for (const listener of this.#listeners) listener();
  }

  #note(kind: LiveLogEntry['kind'], what: string, detail?: unknown): void {
    this.#parts.log.note({ source: 'goal banner', kind, what, detail });
  }
}

/** An event that names the scorer of this very goal: the same score of the same match. */
function tellsOf({ matchId, personName, score, eventType }: LiveEvent, goal: GoalBanner): boolean {
  const isThisGoal = matchId === goal.match.id && score.home === goal.homeScore && score.away === goal.awayScore;
  return isThisGoal && personName !== null && classifyEvent(eventType) === 'goal';
}
