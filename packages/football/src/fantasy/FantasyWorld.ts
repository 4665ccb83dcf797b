import type { BootstrapStatic, FantasyEventLive, FantasyFixtureAnswer, ProviderMatch } from '@tribunen/contract';
import { type ElementId, explainPoints, type FantasyGame, fantasyRules, provisionalBonus } from '@tribunen/domain';
import type { Season } from '../../seed/loadSeed.ts';
import type { MatchData } from '../MatchData.ts';
import { type FantasyRounds, fantasyRounds } from './fantasyRounds.ts';
import { fixtureStats, type PlayedReport, type PlayerStats } from './fixtureStats.ts';

type Element = FantasyEventLive['elements'][number];

interface PlayedFixture {
  readonly fixture: FantasyFixtureAnswer;
  readonly players: readonly PlayerStats[];
  readonly bonus: ReadonlyMap<number, number>;
}

/** How long after kick-off a game confirms the points of a match, in milliseconds. */
const settledAfterMs = 3 * 3_600_000;

/**
 * A fantasy game of the demo at one moment, in the shapes of the game's answers. Points come from the simulated
 * matches of its league, minute by minute. Bonus is awarded at the final whistle.
 */
export class FantasyWorld {
  readonly game: FantasyGame;
  readonly #rounds: FantasyRounds;
  readonly #season: Season;
  readonly #fixtures: readonly FantasyFixtureAnswer[];
  readonly #elements = new Map<number, Element>();

  /** @param now milliseconds since 1970 */
  constructor(
    game: FantasyGame,
    matches: Pick<MatchData, 'listDay' | 'firstKickOffOf' | 'matchReport'>,
    season: Season,
    now: number,
  ) {
    this.game = game;
    this.#season = season;
    this.#rounds = fantasyRounds(matches, season.competition.code, now);
    const listed = this.#rounds.current?.matches ?? [];
    const played = listed.flatMap(({ id }) => {
      const report = matches.matchReport(id, now);
      if (report === null) return [];
      const isSettled = Date.parse(report.utcDate) + settledAfterMs <= now;
      return [toFixture(report, fixtureStats(report, season.squads), game, isSettled)];
    });
    const all = [...played, ...this.#unlisted(listed)];
    this.#fixtures = all.map(({ fixture }) => fixture);
    for (const each of all) this.#explain(each);
  }

  /** The current gameweek and the next one. */
  get events(): BootstrapStatic['events'] {
    const { current, next } = this.#rounds;
    return [current, next].flatMap((week) => (week === null ? [] : [week.event]));
  }

  /** The number of the current gameweek; null before the season's first. */
  get currentEvent(): number | null {
    return this.#rounds.current?.event.id ?? null;
  }

  get teams(): BootstrapStatic['teams'] {
    return this.#season.teams.map(({ id, shortName }) => ({
      id,
      name: shortName,
    }));
  }

  get fixtures(): readonly FantasyFixtureAnswer[] {
    return this.#fixtures;
  }

  /** A player's figures in the gameweek so far; all zero when the team has no match. */
  elementOf(id: number): Element {
    const nothing = { total_points: 0 };
    return this.#elements.get(id) ?? { id, stats: nothing, explain: [] };
  }

  #explain({ fixture, players, bonus }: PlayedFixture): void {
    for (const { player, position, stats } of players) {
      const { stats: sums, explain } = this.elementOf(player.id);
      const awarded = bonus.get(player.id) ?? 0;
      const lines = explainPoints({ ...stats, bonus: awarded }, position, fantasyRules[this.game].scoring.value);
      this.#elements.set(player.id, {
        id: player.id,
        stats: { total_points: lines.reduce((sum, { points }) => sum + points, sums.total_points) },
        explain: [...explain, { fixture: fixture.id, stats: [...lines] }],
      });
    }
  }

  /** The matches of the gameweek that no list has yet. */
  #unlisted(listed: readonly ProviderMatch[]): readonly PlayedFixture[] {
    const { fixtures, squads } = this.#season;
    return fixtures
      .filter(
        ({ matchday, home }) => matchday === this.currentEvent && !listed.some((each) => each.homeTeam.id === home),
      )
      .map(({ home, away }) =>
        toFixture(
          { id: home, status: 'SCHEDULED', homeTeam: { id: home }, awayTeam: { id: away } },
          fixtureStats({ id: home, status: 'SCHEDULED', homeTeam: { id: home }, awayTeam: { id: away } }, squads),
          this.game,
          false,
        ),
      );
  }
}

function toFixture(
  { id, status, homeTeam, awayTeam }: Pick<PlayedReport, 'id' | 'status' | 'homeTeam' | 'awayTeam'>,
  players: readonly PlayerStats[],
  game: FantasyGame,
  isSettled: boolean,
): PlayedFixture {
  const isOver = status === 'FINISHED';
  const standings = players.map(({ player, stats, bps }) => ({
    element: player.id as ElementId,
    minutes: stats.minutes,
    bps,
    bonus: 0,
  }));
  const bonus = isOver ? provisionalBonus(standings) : new Map<ElementId, number>();
  const values = (of: (each: (typeof standings)[number]) => number, team: number) =>
    standings
      .filter((each) => of(each) !== 0 && Math.floor(each.element / 100) === team)
      .map((each) => ({ element: Number(each.element), value: of(each) }));
  const [home, away] = [Number(homeTeam.id), Number(awayTeam.id)];
  const stat = (identifier: string, of: (each: (typeof standings)[number]) => number) => ({
    identifier,
    h: values(of, home),
    a: values(of, away),
  });
  return {
    fixture: {
      id,
      started: players.some(({ stats }) => stats.minutes > 0),
      finished: isOver && isSettled,
      finished_provisional: isOver,
      team_h: home,
      team_a: away,
      stats: [
        stat(fantasyRules[game].bonusFigure.value, ({ bps }) => bps),
        stat('bonus', ({ element }) => bonus.get(element) ?? 0),
      ],
    },
    players,
    bonus,
  };
}
