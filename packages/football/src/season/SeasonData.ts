import { type LiveEventRow, type ProviderMatch, type ProviderMatchReport, toMatch } from '@tribunen/contract';
import { formOf, type FormResult, headToHead, instantAt, type Match, type TeamId } from '@tribunen/domain';
import type { SquadPlayer } from '../../seed/SquadPlayer.ts';
import type { Seed } from '../../seed/loadSeed.ts';
import type { MatchDay } from '../MatchDay.ts';
import { matchFigures } from '../state/matchFigures.ts';
import { toLiveEventRows } from '../state/toLiveEventRows.ts';
import { toMatchReport } from '../state/toMatchReport.ts';
import { toProviderMatch } from '../state/toProviderMatch.ts';

/**
 * Everything around the matches of the day: reports, seasons, form and meetings, events since a moment, squads. Every
 * answer is a function of the match day and of `now` (milliseconds since 1970), so that the answers agree with each
 * other.
 */
export class SeasonData {
  readonly #matchDay: MatchDay;
  readonly #seasons: readonly Seed['worldCup'][];

  constructor(matchDay: MatchDay, { worldCup, eliteserien, premierLeague, obosLigaen, toppserien }: Seed) {
    this.#matchDay = matchDay;
    this.#seasons = [worldCup, eliteserien, premierLeague, obosLigaen, toppserien];
  }

  /** One match with all its details, whether or not it is on today's list; null when there is no match with that id. */
  matchReport(id: number, now: number): ProviderMatchReport | null {
    const match = this.#matchDay.matchOf(id, now);
    return match === null ? null : toMatchReport(match, now);
  }

  /** The shots, passes and other figures of a match, by side; null before kick-off, and when there is no such match. */
  figuresOf(id: number, now: number): ReturnType<typeof matchFigures> {
    const match = this.#matchDay.matchOf(id, now);
    return match === null ? null : matchFigures(match, now);
  }

  /**
   * Every match of a season in its current state, each fixture once, by kick-off. The table is computed from these
   * matches.
   */
  matchesOf(code: string, now: number): readonly ProviderMatch[] {
    return this.#matchDay.seasonMatches(code, now).map((match) => toProviderMatch(match, now));
  }

  /** A team's last five results, the latest last. */
  formOf(team: number, now: number): readonly FormResult[] {
    const matches = this.#matchesOfTeam(team, now);
    const id = teamIdIn(matches, team);
    return id === null ? [] : formOf(matches, id, instantAt(now));
  }

  /** The last five meetings of a match's teams before it, the latest first; empty when there is no such match. */
  headToHeadOf(id: number, now: number): readonly Match[] {
    const match = this.#matchDay.matchOf(id, now);
    if (match === null) return [];
    const matches = this.#matchesOfTeam(match.home.id, now);
    const [home, away] = [teamIdIn(matches, match.home.id), teamIdIn(matches, match.away.id)];
    if (home === null || away === null) return [];
    return headToHead(matches, [home, away], instantAt(Math.min(now, match.kickOff)));
  }

  /** The events of the listed matches from a moment on, including that moment, in order of time. */
  eventsSince(since: number, now: number): readonly LiveEventRow[] {
    const from = instantAt(since);
    return this.#matchDay
      .matchesAt(now)
      .flatMap((match) => toLiveEventRows(match, now))
      .filter((row) => row.occurred_at >= from)
      .toSorted((a, b) => Number(a.occurred_at > b.occurred_at) - Number(a.occurred_at < b.occurred_at));
  }

  /** The squad of a team; empty when no team has that id. */
  squadOf(team: number): readonly SquadPlayer[] {
    return this.#seasons.flatMap(({ squads }) => squads.get(team) ?? []);
  }

  /** Every match of the seasons in which a team plays. */
  #matchesOfTeam(id: number, now: number): readonly Match[] {
    return this.#seasons
      .filter(({ teams }) => teams.some((team) => team.id === id))
      .flatMap(({ competition }) => this.matchesOf(competition.code, now).flatMap((match) => toMatch(match) ?? []));
  }
}

/** A team's id as the matches write it; null when it plays in none of them. */
function teamIdIn(matches: readonly Match[], team: number): TeamId | null {
  const ids = matches.flatMap(({ homeTeam, awayTeam }) => [homeTeam.id, awayTeam.id]);
  return ids.find((id) => id === String(team)) ?? null;
}
