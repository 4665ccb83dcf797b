import type { Side } from '@tribunen/domain';
import type { SeedCompetition, SeedFixture } from '../../seed/seedSchema.ts';
import { type CompetitionProfile, profileOf } from './CompetitionProfile.ts';
import { type Strength, strengthsOf } from './strengthsOf.ts';

interface Reckoned {
  readonly strengths: ReadonlyMap<number, Strength>;
  /**
   * The mean of attack times defence over all fixtures, by side. Dividing by it keeps the average number of goals at
   * the profile's.
   */
  readonly mean: Readonly<Record<Side, number>>;
}

/** The strengths and means of each season's data, so that they are computed once. */
const reckoned = new WeakMap<SeedCompetition, Reckoned>();
const average: Strength = { attack: 1, defence: 1 };

/** How many goals each side of a fixture can expect in ninety minutes, from both teams' strength and home advantage. */
export function expectedGoals(
  season: SeedCompetition,
  fixture: SeedFixture,
  profile: CompetitionProfile = profileOf(season.competition.code),
): Readonly<Record<Side, number>> {
  const known = reckoned.get(season) ?? reckon(season);
  reckoned.set(season, known);
  const { home, away } = meetingOf(fixture, known.strengths);
  return { home: (profile.goals.home * home) / known.mean.home, away: (profile.goals.away * away) / known.mean.away };
}

function reckon(season: SeedCompetition): Reckoned {
  const strengths = strengthsOf(season);
  const meetings = season.fixtures.map((fixture) => meetingOf(fixture, strengths));
  const meanOf = (side: Side): number => meetings.reduce((sum, meeting) => sum + meeting[side], 0) / meetings.length;
  return { strengths, mean: { home: meanOf('home'), away: meanOf('away') } };
}

function meetingOf({ home, away }: SeedFixture, strengths: Reckoned['strengths']): Readonly<Record<Side, number>> {
  const [ours, theirs] = [strengths.get(home) ?? average, strengths.get(away) ?? average];
  return { home: ours.attack * theirs.defence, away: theirs.attack * ours.defence };
}
