import {
  type BannerGoal,
  cadence,
  epochMs,
  type Follow,
  instantAt,
  type MatchId,
  namesScorerOf,
  NO_BANNER_GOALS,
  runBannerGoals,
} from '@tribunen/domain';
import type { QueryClient } from '@tanstack/react-query';
import { type AlertsApi, alertsApi } from '../../../api/alertsApi.ts';
import type { BackendAccess } from '../../../api/access/BackendAccess.ts';
import type { LiveFeed } from '../../LiveFeed.ts';
import type { LiveLogEntry } from '../../LiveLog.ts';
import type { LiveConnection } from '../../LiveConnection.ts';
import { fantasyPlayersQuery } from '../../../data/fantasy/fantasyPlayersQuery.ts';
import { watchMatchChanges } from '../../../data/matches/watchMatchChanges.ts';
import { Observable, type Observed } from '../../../lib/state/Observable.ts';
import { Teardown } from '../../../lib/state/Teardown.ts';
import type { Tabs } from '../../tabs/Tabs.ts';

/** The reader of a screen with the goal banner: a spectator, or a visitor without an id. */
export interface BannerReader {
  readonly userId: string | null;
  readonly follows: readonly Follow[];
  readonly openMatchId: MatchId | null;
  readonly muted: readonly MatchId[];
}

interface GoalBannerQueueParts extends Pick<LiveConnection, 'world' | 'log'> {
  readonly api: Pick<AlertsApi, 'matchEvents' | 'fantasyPlayers' | 'isHidden' | 'onHidden'>;
  readonly queryClient: QueryClient;
  readonly feed: Pick<LiveFeed, 'onEvents'>;
  readonly tabs: Pick<Tabs, 'onMessage'>;
  readonly clock: Pick<LiveConnection['clock'], 'now'>;
  readonly store: Pick<LiveConnection['store'], 'competitionIdOf'>;
}

type Step = Parameters<typeof runBannerGoals>[1];

/**
 * The goal on the goal banner. `runBannerGoals` decides which rises of a score count; this class counts the ten
 * seconds, and looks up a scorer that no source has named. It lasts as long as the live connection, so that a goal
 * stays on the banner from one screen to another. Without an answer the banner has no scorer.
 */
export class GoalBannerQueue {
  readonly #parts: GoalBannerQueueParts;
  readonly #shown = new Observable<BannerGoal | null>(null);
  readonly #teardown = new Teardown();
  #goals = NO_BANNER_GOALS;
  #reader: BannerReader | null = null;
  /** The fantasy squad of a user, as the names of its players. */
  #squad: { readonly userId: string; readonly players: readonly string[] } | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: GoalBannerQueueParts) {
    this.#parts = parts;
  }

  /** The goal on the banner; null while there is none. */
  get shown(): Observed<BannerGoal | null> {
    return this.#shown;
  }

  start(): void {
    if (this.#teardown.isPending) return;
    const { api, feed, queryClient, tabs } = this.#parts;
    this.#teardown.add(
      api.onHidden(() => this.#hide()),
      watchMatchChanges(queryClient, (before, after) => this.#run({ kind: 'match', before, after })),
      feed.onEvents(({ events }) => this.#run({ kind: 'events', events })),
      tabs.onMessage((message) => {
        if (message.kind === 'events') this.#run({ kind: 'events', events: message.events });
      }),
      () => clearTimeout(this.#timer),
    );
  }

  stop(): void {
    this.#teardown.run();
    this.#goals = NO_BANNER_GOALS;
    this.#reader = null;
    this.#squad = null;
    this.#shown.set(null);
  }

  /** Called when a screen shows the banner to a reader. Returns a function that ends it; a shown goal stays. */
  watch(reader: BannerReader): () => void {
    this.#reader = reader;
    this.#passReader();
    this.#loadSquad();
    return () => {
      if (this.#reader !== reader) return;
      this.#reader = null;
      this.#run({ kind: 'watch', reader: null });
    };
  }

  readonly close = (): void => this.#run({ kind: 'close' });

  #hide(): void {
    const { shown, waiting, unnamed } = this.#goals;
    const ids = [...(shown === null ? [] : [shown]), ...[...waiting, ...unnamed].map(({ goal }) => goal)].map(
      ({ match }) => match.id,
    );
    this.#run({ kind: 'hide', matches: ids.filter((id) => this.#parts.api.isHidden(id)) });
  }

  #passReader(): void {
    const reader = this.#reader;
    if (reader === null) return;
    const squad = this.#squad;
    const fantasyPlayers = squad?.userId === reader.userId ? squad.players : [];
    const { follows, openMatchId, muted } = reader;
    this.#run({ kind: 'watch', reader: { follows, openMatchId, fantasyPlayers, muted } });
  }

  #run(step: Step): void {
    const { goals, lookUp } = runBannerGoals(this.#goals, step, this.#parts.clock.now());
    this.#goals = goals;
    const before = this.#shown.current();
    if (goals.shown?.id !== before?.id) {
      clearTimeout(this.#timer);
      if (goals.shown !== null) {
        this.#timer = setTimeout(this.close, cadence.banner.goalBanner);
        this.#note('decision', `shows ${goals.shown.id}`);
      }
    }
    this.#shown.set(goals.shown);
    if (lookUp !== null) void this.#lookUp(lookUp);
  }

  async #lookUp(goal: BannerGoal): Promise<void> {
    const { api, world, clock, store } = this.#parts;
    if (!world.isVisible() || !world.isOnline()) return;
    const since = instantAt(epochMs(clock.now()) - cadence.engine.pollWindow);
    try {
      const isWanted = (): boolean => this.#teardown.isPending && world.isVisible();
      const { competitionIdOf } = store;
      const events = await api.matchEvents(goal.match.id, since, { competitionIdOf, isWanted });
      if (!this.#teardown.isPending || events === null) return;
      this.#run({ kind: 'events', events: events.filter((event) => namesScorerOf(event, goal)) });
    } catch (error) {
      this.#note('failure', `the scorer of ${goal.id} could not be looked up`, error);
      console.error('The scorer could not be looked up', error);
    }
  }

  #loadSquad(): void {
    const userId = this.#reader?.userId ?? null;
    if (userId === null) return;
    // The squad is read from the cache at every screen, because the fantasy screen may have stored another.
    if (this.#squad?.userId !== userId) this.#squad = { userId, players: [] };
    const { api, queryClient } = this.#parts;
    queryClient.query(fantasyPlayersQuery(api, userId)).then(
      (players) => {
        if (this.#squad?.userId !== userId) return;
        this.#squad = { userId, players };
        this.#passReader();
      },
      (error: unknown) => {
        this.#note('failure', 'the fantasy players could not be loaded', error);
      },
    );
  }

  #note(kind: LiveLogEntry['kind'], what: string, detail?: unknown): void {
    this.#parts.log.note({ source: 'goal banner', kind, what, detail });
  }
}

/** Creates the queue of the goal banner in a live connection. */
export function openGoalBanner(access: BackendAccess, room: LiveConnection, queryClient: QueryClient): GoalBannerQueue {
  const { feed, tabs, world, clock, store, log } = room;
  return new GoalBannerQueue({ api: alertsApi.of(access), queryClient, feed, tabs, world, clock, store, log });
}
