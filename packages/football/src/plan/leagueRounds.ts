import type { SeedCompetition, SeedFixture } from '../../seed/seedSchema.ts';
import type { Random } from '../createRandom.ts';
import { drawInteger } from '../drawInteger.ts';

const span = 8;

/** The rounds of one league season, each with all its teams: past rounds, rounds for today, and coming rounds. */
export interface LeagueRounds {
  /** Rounds before the past rounds: played, and no longer on any list. */
  readonly earlier: readonly (readonly SeedFixture[])[];
  readonly past: readonly (readonly SeedFixture[])[];
  /** Rounds whose real results are known, unless the season has no results at all. */
  readonly today: readonly (readonly SeedFixture[])[];
  readonly future: readonly (readonly SeedFixture[])[];
}

/**
 * Decides where in its season a league is today. The choice is random, but leaves eight rounds before and after today's
 * eight, which have real results if the season has any.
 */
export function leagueRounds({ fixtures }: SeedCompetition, random: Random): LeagueRounds {
  const last = Math.max(...fixtures.map((fixture) => fixture.matchday ?? 0));
  const rounds = Array.from({ length: last }, (_, index) => fixtures.filter((each) => each.matchday === index + 1));
  const played = rounds.findIndex((round) => round.some((fixture) => fixture.result === undefined));
  // The schedule of a season without results is ours, so today may be anywhere in it, as in a season with all results.
  const latest = Math.min(last - 2 * span, (played <= 0 ? last : played) - span);
  const now = drawInteger(span, latest, random);
  return {
    earlier: rounds.slice(0, now - span),
    past: rounds.slice(now - span, now),
    today: rounds.slice(now, now + span),
    future: rounds.slice(now + span, now + 2 * span),
  };
}
